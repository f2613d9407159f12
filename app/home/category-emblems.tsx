import type { ReactNode } from 'react'

/** The category emblems, as children of `Emblem`. */
export const categoryEmblems: Readonly<Record<'glass' | 'lips' | 'top', ReactNode>> = {
  glass: (
    <>
      <path d="M8-34l6 2-8 30-5-2z" className="em-night" />
      <path d="M-20-18h40l-7 48h-26z" className="em-cream" />
      <path d="M-17.5 2h35l-4 28h-26z" className="em-main" />
      <path
        d="M-8 12a3 3 0 106 0 3 3 0 10-6 0M3.5 20a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0"
        className="em-cream"
      />
    </>
  ),
  lips: (
    <>
      <path
        d="M-38 0C-26-8-18-20-9-20c4 0 6 3 9 5 3-2 5-5 9-5 9 0 17 12 29 20C24 20 10 24 0 24S-24 20-38 0z"
        className="em-main"
      />
      <path d="M-38 0C-20-5-8-3 0-3s20-2 38 3C20 7 8 5 0 5s-20 2-38-5z" className="em-night" />
    </>
  ),
  top: (
    <>
      <path d="M-3-36h6v12h-6z" className="em-night" />
      <path
        d="M-32-16C-32-26 32-26 32-16 32 2 10 16 3 36h-6C-10 16-32 2-32-16z"
        className="em-main"
      />
      <path
        d="M-31-10C-18-2 18-2 31-10c-1 4-3 8-6 11-13 7-37 7-50 0-3-3-5-7-6-11z"
        className="em-cream"
      />
      <path
        d="M-17 9c9 4 25 4 34 0-3 4-6 7-8 10-5 2-13 2-18 0-2-3-5-6-8-10z"
        className="em-night"
      />
    </>
  ),
}
