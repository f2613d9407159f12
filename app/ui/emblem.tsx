import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Petals } from './petals.tsx'

/** One bold thing per label, drawn about 0,0 within a radius of 40. */
const drawings = {
  cards: (
    <>
      <rect
        x="-30"
        y="-24"
        width="32"
        height="44"
        rx="4"
        transform="rotate(-14)"
        className="em-cream"
      />
      <rect
        x="-4"
        y="-22"
        width="32"
        height="44"
        rx="4"
        transform="rotate(10)"
        className="em-main"
      />
      <path d="M12 12c-9-6-9-17-2-17 3 0 4 2 4 3 0-1 2-3 4-3 7 0 5 12-6 17z" className="em-cream" />
    </>
  ),
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
  plug: (
    <>
      <path d="M-40 30C-30 30-30 8-16 8" strokeWidth="6" className="em-line" />
      <rect x="-18" y="-6" width="22" height="28" rx="6" className="em-main" />
      <path d="M4 0h12v5H4zM4 11h12v5H4z" className="em-night" />
      <path d="M22-26l6 8M34-22l2 10M12-30l2 10" strokeWidth="4" className="em-line" />
    </>
  ),
  signpost: (
    <>
      <path d="M-4-34h8v72h-8z" className="em-night" />
      <path d="M-30-28h50l10 10-10 10h-50z" className="em-main" />
      <path d="M30-2h-50l-10 10 10 10h50z" className="em-cream" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type EmblemName = keyof typeof drawings

const inkClass = {
  coral: 'emblem emblem-coral',
  teal: 'emblem emblem-teal',
  pink: 'emblem emblem-pink',
  purple: 'emblem emblem-purple',
} as const

export type EmblemProps = ComponentProps<'svg'> & { name: EmblemName; ink?: keyof typeof inkClass }

/** A medallion: a ring of petals with one drawing inside. Decoration, silent to screen readers. */
export function Emblem({ name, ink = 'coral', className, ...rest }: EmblemProps) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className={classNames(inkClass[ink], className)}
      aria-hidden="true"
      {...rest}
    >
      <Petals />
      {drawings[name]}
    </svg>
  )
}
