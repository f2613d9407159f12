import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

export type ChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  children: ReactNode
  /** Takes the chip away; without it there is no button. */
  onRemove?: () => void
  /** What the button does, in words: "Remove coupon WELCOME10". */
  removeLabel?: string
}

/** Something chosen or applied, such as a coupon, that can be taken away again. */
export function Chip({
  onRemove,
  removeLabel = 'Remove',
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <span className={classNames('chip', className)} {...rest}>
      <span>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <CloseIcon />
        </button>
      )}
    </span>
  )
}

export type ChipButtonProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  isPressed: boolean
}

/** A choice that is on or off, such as a filter. */
export function ChipButton({ isPressed, className, type = 'button', ...rest }: ChipButtonProps) {
  return (
    <button
      type={type}
      aria-pressed={isPressed}
      className={classNames('chip', className)}
      {...rest}
    />
  )
}
