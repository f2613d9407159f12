import type { ComponentProps } from 'react'
import { controls } from '#content/ui.ts'
import { classNames } from './class-names.ts'
import { star } from './star-mark.tsx'

const STARS = 5
/** Width of one star with its share of the gap. */
const STEP = 24
/** Closing a star's path returns to its tip, so the next star starts one step from there. */
const fiveStars = `M12 2${Array(STARS).fill(star).join(`m${STEP} 0`)}`

export type StarsProps = Omit<ComponentProps<'svg'>, 'children' | 'aria-label'> & {
  /** 0 to 5, with partly filled stars; null without a rating. */
  rating: number | null
  /** Replaces "Rated 4.6 out of 5"; empty when the text beside it says the same. */
  label?: string
}

/**
 * A rating as five stars, as tall as the text around them. A part of a star is counted by its area, most of which is in
 * the middle: of the width, 4.8 stars would cut off no more than the tip of an arm, and read as five.
 */
export function Stars({ rating, label = ratingWords(rating), className, ...rest }: StarsProps) {
  const filled = Math.min(STARS, Math.max(0, rating ?? 0))
  const part = filled % 1
  const naming =
    label === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden, in `naming`
    <svg
      viewBox={`0 0 ${STARS * STEP} ${STEP}`}
      className={classNames('stars', className)}
      {...naming}
      {...rest}
    >
      <path d={fiveStars} />
      {/* A nested svg clips its content. */}
      <svg
        width={STEP * (filled + (part && 0.23 - 0.46 * part))}
        height={STEP}
        className="stars-filled"
        aria-hidden="true"
      >
        <path d={fiveStars} />
      </svg>
    </svg>
  )
}

function ratingWords(rating: number | null): string {
  if (rating === null) return controls.notRated
  return controls.rated(Math.round(rating * 10) / 10, STARS)
}
