import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const toneClass = { plain: '', outline: 'icon-button-outline', solid: 'icon-button-solid' } as const

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does, in words: its accessible name. */
  label: string
  tone?: keyof typeof toneClass
}

export function IconButton({
  label,
  tone = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={classNames('icon-button', toneClass[tone], className)}
      aria-label={label}
      {...rest}
    />
  )
}
