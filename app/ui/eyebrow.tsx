import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The line above the heading of a page or section: in the display face, as the brief has it for accents of sections. */
export function Eyebrow({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={classNames('font-display text-xl text-marigold', className)} {...rest} />
}
