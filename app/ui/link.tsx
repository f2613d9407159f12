import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { usesPageTransitions } from './page-transitions.ts'

const toneClass = { plain: 'link', quiet: 'link link-quiet', bare: '' } as const

export type TextLinkProps = LinkProps & {
  /** `plain` is underlined, `quiet` only on hover, `bare` has no style. */
  tone?: keyof typeof toneClass
}

/** A link inside the shop. */
export function TextLink({ tone = 'plain', className, ...rest }: TextLinkProps) {
  return (
    <Link
      viewTransition={usesPageTransitions()}
      className={classNames(toneClass[tone], className)}
      {...rest}
    />
  )
}

export type ButtonLinkProps = LinkProps & ButtonLook

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      viewTransition={usesPageTransitions()}
      className={buttonClass({ variant, size, wide }, className)}
      {...rest}
    />
  )
}
