import type { ComponentProps } from 'react'

/** The pictograms of `sprite.svg`. */
export type PictogramName =
  | 'cracker'
  | 'hands'
  | 'letter'
  | 'parcel'
  | 'return'
  | 'shield'
  | 'truck'
  | 'wheel'

export type PictogramProps = ComponentProps<'svg'> & { name: PictogramName }

/** Filled pictograms of the benefit and trust strips, and of what follows an order: bolder than the icons of the controls. */
export function Pictogram({ name, ...rest }: PictogramProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="3em"
      height="3em"
      fill="currentColor"
      aria-hidden="true"
      {...rest}
    >
      <use href={`#pictogram-${name}`} />
    </svg>
  )
}
