import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const toneClass = {
  quiet: 'badge',
  urgent: 'badge badge-urgent',
  marigold: 'badge badge-marigold',
  success: 'badge badge-success',
} as const

export type BadgeProps = ComponentProps<'span'> & {
  tone?: keyof typeof toneClass
}

export function Badge({ tone = 'quiet', className, ...rest }: BadgeProps) {
  return <span className={classNames(toneClass[tone], className)} {...rest} />
}

const labelClass = {
  coral: 'category-label text-coral-text',
  teal: 'category-label text-teal',
  pink: 'category-label text-pink',
  purple: 'category-label text-purple',
} as const

export type CategoryLabelProps = ComponentProps<'p'> & { ink?: keyof typeof labelClass }

/** A game's category above its title, in small spaced capitals and the category's ink. */
export function CategoryLabel({ ink = 'coral', className, ...rest }: CategoryLabelProps) {
  return <p className={classNames(labelClass[ink], className)} {...rest} />
}
