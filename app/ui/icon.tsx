import type { ComponentProps } from 'react'

/** The icons of `sprite.svg`. */
export type IconName =
  | 'arrow-right'
  | 'card'
  | 'cart'
  | 'cash'
  | 'check'
  | 'chevron-down'
  | 'clock'
  | 'close'
  | 'eye'
  | 'eye-struck'
  | 'heart'
  | 'instagram'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'pause'
  | 'phone-off'
  | 'play'
  | 'players'
  | 'plus'
  | 'refresh'
  | 'search'
  | 'shuffle'
  | 'sun'
  | 'trash'
  | 'upi'
  | 'youtube'

export type IconProps = ComponentProps<'svg'> & { name: IconName }

/** 24 units, 2.25 unit strokes, sized by the surrounding text, hidden from screen readers. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <use href={`#icon-${name}`} />
    </svg>
  )
}
