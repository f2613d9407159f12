import type { ComponentProps } from 'react'

/** The path of a star from its tip, in a square of 24 units. */
export const star = 'l2.8 7.1 7.6.4-5.9 4.9 1.9 7.3-6.4-4.1-6.4 4.1 1.9-7.3-5.9-4.9 7.6-.4z'

/** One filled star beside a figure. Decoration. */
export function StarMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" className="star-mark" aria-hidden="true" {...props}>
      <path d={`M12 2${star}`} />
    </svg>
  )
}
