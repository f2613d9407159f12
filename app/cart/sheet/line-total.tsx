import { classNames } from '#app/ui/class-names.ts'
import { lineTotal } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'

export type LineTotalProps = {
  line: CartLine
  /** Read aloud before an amount that does not count. */
  notCounted: string
  className: string
}

/** What a line's units cost; struck through when it does not count towards the total. */
export function LineTotal({ line, notCounted, className }: LineTotalProps) {
  const amount = formatExactMoney(lineTotal(line))
  if (line.variant.available) return <b className={className}>{amount}</b>
  return (
    <s className={classNames(className, 'text-muted')}>
      <span className="sr-only">{notCounted} </span>
      {amount}
    </s>
  )
}
