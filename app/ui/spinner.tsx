import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A turning mark beside words that say what is under way: silent to screen readers. */
export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames('spinner', className)} aria-hidden="true" {...rest} />
}
