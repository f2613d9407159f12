import type { ReactNode } from 'react'
import type { BoxMarkName } from '#content/box-marks.ts'

const cream = 'fill-label-cream'

/** Drawn on 48 by 48 units in flat colours with one outline, in the style of the boxes. */
const drawings: Readonly<Record<BoxMarkName | 'none', ReactNode>> = {
  cards: (
    <>
      <rect
        x="9"
        y="13"
        width="17"
        height="24"
        rx="2.5"
        className={cream}
        transform="rotate(-14 17 25)"
      />
      <rect
        x="20"
        y="12"
        width="17"
        height="24"
        rx="2.5"
        className={cream}
        transform="rotate(10 28 24)"
      />
      <path
        d="M29 18c-2-3-6-1-5 2 1 2 4 4 5 5 1-1 5-2 6-4 1-4-3-6-6-3z"
        className="fill-label-red"
      />
    </>
  ),
  spinner: (
    <>
      <circle cx="24" cy="24" r="16" className={cream} />
      <path d="M24 8v32M8 24h32" />
      <path d="M35 13L27 27l-6-6z" className="fill-label-red" />
    </>
  ),
  dice: (
    <>
      <rect
        x="8"
        y="17"
        width="20"
        height="20"
        rx="4"
        className={cream}
        transform="rotate(-10 18 27)"
      />
      <rect
        x="25"
        y="10"
        width="16"
        height="16"
        rx="3.5"
        className={cream}
        transform="rotate(12 33 18)"
      />
      <path d="M13 24h.01M18 27h.01M23 31h.01M33 18h.01" strokeWidth="4.5" />
    </>
  ),
  timer: (
    <>
      <path d="M14 8h20M14 40h20" strokeWidth="4" />
      <path d="M16 9c0 9 6 10 6 15s-6 6-6 15h16c0-9-6-10-6-15s6-6 6-15z" className={cream} />
      <path d="M19 38c1-4 4-4 5-7 1 3 4 3 5 7zM20 16h8l-4 5z" className="fill-label-red" />
    </>
  ),
  board: (
    <>
      <rect x="9" y="9" width="30" height="30" rx="3" className={cream} />
      <path d="M9 19h30M9 29h30M19 9v30M29 9v30" />
      <path d="M19 19h10v10H19z" className="fill-label-red" />
    </>
  ),
  sheet: (
    <>
      <path d="M12 8h18l7 7v25H12z" className={cream} />
      <path d="M30 8v7h7M17 21h15M17 27h15M17 33h9" />
    </>
  ),
  piece: (
    <>
      <path d="M13 39c0-6 6-7 6-15h10c0 8 6 9 6 15z" className={cream} />
      <circle cx="24" cy="16" r="7.5" className="fill-label-red" />
    </>
  ),
  box: (
    <>
      <path d="M8 17l16-7 16 7v17l-16 7-16-7z" className={cream} />
      <path d="M8 17l16 7 16-7M24 24v17" />
      <path d="M16 13.5l16 7.2v6" />
    </>
  ),
  none: <path d="M24 7l4.5 12 12.5 5-12.5 5-4.5 12-4.5-12L7 24l12.5-5z" className={cream} />,
}

/** A drawing of an item in the box. Decorative: the text beside it says the same. */
export function BoxMark({ name }: { name: BoxMarkName | null }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="size-14 fill-none stroke-label-night stroke-2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {drawings[name ?? 'none']}
    </svg>
  )
}
