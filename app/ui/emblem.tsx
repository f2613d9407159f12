import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Petals } from './petals.tsx'

/** One bold pictogram per label, centred on 0,0 within a radius of 40. */
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

export type EmblemProps = ComponentProps<'svg'> & {
  name?: EmblemName
  /** Replaces the pictogram; centred on 0,0 within a radius of 40, in the `em-` inks. */
  children?: ReactNode
  ink?: keyof typeof inkClass
}

/** A medallion: a ring of petals around one drawing. Decoration, hidden from screen readers. */
export function Emblem({
  name = 'cards',
  ink = 'coral',
  className,
  children,
  ...rest
}: EmblemProps) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className={classNames(inkClass[ink], className)}
      aria-hidden="true"
      {...rest}
    >
      <Petals />
      {children ?? drawings[name]}
    </svg>
  )
}
