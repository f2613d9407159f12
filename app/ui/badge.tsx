import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const toneClass = {
  quiet: 'badge',
  urgent: 'badge badge-urgent',
  marigold: 'badge badge-marigold',
  success: 'badge badge-success',
  teal: 'badge badge-teal',
  pink: 'badge badge-pink',
  purple: 'badge badge-purple',
  coral: 'badge badge-coral',
} as const

export type BadgeProps = ComponentProps<'span'> & {
  /** Its meaning, or the ink of a category. */
  tone?: keyof typeof toneClass
}

export function Badge({ tone = 'quiet', className, ...rest }: BadgeProps) {
  return <span className={classNames(toneClass[tone], className)} {...rest} />
}

const labelClass = {
  coral: 'eyebrow text-coral-text',
  teal: 'eyebrow text-teal',
  pink: 'eyebrow text-pink',
  purple: 'eyebrow text-purple',
  marigold: 'eyebrow text-marigold',
} as const

export type EyebrowProps = ComponentProps<'p'> & { ink?: keyof typeof labelClass }

/** The small spaced capitals above a title, in a category's ink. */
export function Eyebrow({ ink = 'coral', className, ...rest }: EyebrowProps) {
  return <p className={classNames(labelClass[ink], className)} {...rest} />
}
