import type { IconProps } from './icons.tsx'

/** Filled pictograms of the benefit and trust strips: bolder than the icons of the controls. */
export function Pictogram({ children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="3em"
      height="3em"
      fill="currentColor"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  )
}
