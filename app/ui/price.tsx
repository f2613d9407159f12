import type { ComponentProps, ReactNode } from 'react'
import { controls } from '#content/ui.ts'
import { classNames } from './class-names.ts'

const sizeClass = { sm: 'price price-sm', md: 'price', lg: 'price price-lg' } as const

export type PriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** Current price: "₹799", or with a `<small>` word before it. */
  current: ReactNode
  /** Original price, struck through: "₹1,099". */
  original?: string | null
  /** The difference as text: "27% off". */
  saving?: string | null
  size?: keyof typeof sizeClass
}

export function Price({
  current,
  original = null,
  saving = null,
  size = 'md',
  className,
  ...rest
}: PriceProps) {
  return (
    <p className={classNames(sizeClass[size], className)} {...rest}>
      {original !== null && <span className="sr-only">{controls.price.now} </span>}
      <b>{current}</b>
      {original !== null && (
        <>
          {' '}
          <span className="sr-only">{controls.price.was} </span>
          <s>{original}</s>
        </>
      )}
      {saving !== null && (
        <>
          {' '}
          <span className="price-saving">{saving}</span>
        </>
      )}
    </p>
  )
}
