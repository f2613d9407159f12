import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A spinner beside text that says what is happening; hidden from screen readers. */
export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames('spinner', className)} aria-hidden="true" {...rest} />
}
