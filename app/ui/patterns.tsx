import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The striped cloth over a stall. Decoration. */
export function Awning({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={classNames('awning', className)} {...rest} />
}

/** The label's ring of petals; children are drawn inside it, centred on 0,0 within a radius of 50. */
export function PetalRing({ className, children, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      className={classNames('emblem', className)}
      {...rest}
    >
      <use href="#petals" />
      {children}
    </svg>
  )
}
