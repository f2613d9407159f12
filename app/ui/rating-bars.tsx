import type { ComponentProps } from 'react'
import { controls } from '#content/ui.ts'
import { classNames } from './class-names.ts'
import { StarMark } from './star-mark.tsx'

const STARS = [5, 4, 3, 2, 1] as const

export type RatingBarsProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** How many gave each number of stars. */
  counts: Readonly<Record<(typeof STARS)[number], number>>
}

/** Distribution of ratings, from five stars down to one: a bar and a count each. */
export function RatingBars({ counts, className, ...rest }: RatingBarsProps) {
  const total = STARS.reduce((sum, stars) => sum + counts[stars], 0)
  return (
    <ul className={classNames('rating-bars', className)} {...rest}>
      {STARS.map((stars) => (
        <li key={stars}>
          <span aria-hidden="true">
            {stars}
            <StarMark />
          </span>
          <span className="sr-only">{`${controls.stars(stars)}: `}</span>
          <svg aria-hidden="true">
            <rect width={`${total === 0 ? 0 : (counts[stars] / total) * 100}%`} height="100%" />
          </svg>
          <span>{controls.ratings(counts[stars])}</span>
        </li>
      ))}
    </ul>
  )
}
