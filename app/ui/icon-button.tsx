import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The button's accessible name. */
  label: string
}

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames('icon-button', className)}
      aria-label={label}
      {...rest}
    />
  )
}
