import type { ComponentProps, ReactNode } from 'react'
import { controls } from '#content/ui.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type ChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  children: ReactNode
  /** Removes the chip; without it there is no button. */
  onRemove?: () => void
  /** The button's label: "Remove coupon WELCOME10". */
  removeLabel?: string
}

/** Something chosen or applied that can be removed, such as a coupon. */
export function Chip({
  onRemove,
  removeLabel = controls.remove,
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <span className={classNames('chip', className)} {...rest}>
      <span>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}
