import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const shapeClass = {
  line: 'skeleton skeleton-line',
  title: 'skeleton skeleton-title',
  button: 'skeleton skeleton-button',
  picture: 'skeleton skeleton-picture',
} as const

export type SkeletonProps = ComponentProps<'span'> & { shape?: keyof typeof shapeClass }

/** The shape of content that is loading. Hidden from screen readers: its parent announces loading. */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(shapeClass[shape], className)} {...rest} />
}
