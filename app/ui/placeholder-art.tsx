import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type PlaceholderArtProps = ComponentProps<'svg'> & {
  /** What the missing picture would show; empty for decoration. */
  label: string
}

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
      <use href="#placeholder" />
    </svg>
  )
}
