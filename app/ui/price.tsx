import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const sizeClass = { sm: 'price price-sm', md: 'price', lg: 'price price-lg' } as const

export type PriceProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** What is paid, as text: "₹799". */
  current: string
  /** What it was, struck through: "₹1,099". */
  original?: string | null
  /** Words for the difference: "27% off". */
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
      {original !== null && <VisuallyHidden>Price now </VisuallyHidden>}
      <b>{current}</b>
      {original !== null && (
        <>
          {' '}
          <VisuallyHidden>was </VisuallyHidden>
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
