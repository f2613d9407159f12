import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type ChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  children: ReactNode
  onRemove: () => void
  /** The button's label: "Remove coupon WELCOME10". */
  removeLabel: string
}

/** Something chosen or applied that can be removed, such as a coupon. */
export function Chip({ onRemove, removeLabel, className, children, ...rest }: ChipProps) {
  return (
    <span className={classNames('chip', className)} {...rest}>
      <span>{children}</span>
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </span>
  )
}
