import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const variantClass = {
  primary: 'button button-primary',
  outline: 'button button-outline',
  quiet: 'button button-quiet',
  night: 'button button-night',
} as const

const sizeClass = { sm: 'button-sm', md: '', lg: 'button-lg' } as const

export type ButtonLook = {
  /** `primary` is for the main action; `night` is for coral and other coloured backgrounds. */
  variant?: keyof typeof variantClass
  size?: keyof typeof sizeClass
  /** Full width. */
  wide?: boolean
}

/** Class names for links that look like buttons. */
export function buttonClass(
  { variant = 'primary', size = 'md', wide = false }: ButtonLook,
  className?: string,
): string {
  return classNames(variantClass[variant], sizeClass[size], wide && 'button-wide', className)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks, yet keeps the focus. */
    busy?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
