import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Petals } from './petals.tsx'

type PlaceholderArtProps = ComponentProps<'svg'> & {
  /** What the missing picture would show; empty for decoration. */
  label: string
}

const rays = Array.from({ length: 12 }, (_, index) => index * 30)

/** The shop's label, drawn for a game without a picture. Fills its parent at 4:5. */
export function PlaceholderArt({ label, className, ...rest }: PlaceholderArtProps) {
  const naming =
    label === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden, in `naming`
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('placeholder-art', className)}
      {...naming}
      {...rest}
    >
      <rect width="400" height="500" className="placeholder-paper" />
      {rays.map((turn) => (
        <path
          key={turn}
          d="M0 0L-60-460H60Z"
          transform={`translate(200 250) rotate(${turn})`}
          className="placeholder-ray"
        />
      ))}
      <rect x="22" y="22" width="356" height="456" rx="18" className="placeholder-frame" />
      <Petals transform="translate(200 250) scale(1.45)" />
      <text x="200" y="282" textAnchor="middle" className="placeholder-mark">
        ?
      </text>
    </svg>
  )
}
