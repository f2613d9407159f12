import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const raysClass = {
  band: 'rays',
  well: 'rays rays-well',
  coral: 'rays rays-coral',
  marigold: 'rays rays-marigold',
  teal: 'rays rays-teal',
  pink: 'rays rays-pink',
  purple: 'rays rays-purple',
  night: 'rays rays-night',
} as const

export type RaysProps = ComponentProps<'div'> & { ink?: keyof typeof raysClass }

/** A sunburst of two flat inks behind its children. */
export function Rays({ ink = 'band', className, ...rest }: RaysProps) {
  return <div className={classNames(raysClass[ink], className)} {...rest} />
}

/** The striped cloth over a stall. Decoration. */
export function Awning({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={classNames('awning', className)} {...rest} />
}

const edgeClass = {
  below: 'scallop-below',
  above: 'scallop-above',
  both: 'scallop-above scallop-below',
  /** Cuts the scallops out of the element itself, whatever its background. */
  cut: 'scallop-cut',
} as const

export type ScallopsProps = ComponentProps<'div'> & { edge?: keyof typeof edgeClass }

/** A section with a scalloped edge in `--cloth`, the section's colour. */
export function Scallops({ edge = 'below', className, ...rest }: ScallopsProps) {
  return <div className={classNames(edgeClass[edge], className)} {...rest} />
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
