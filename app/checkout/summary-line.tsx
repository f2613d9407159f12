import { LineWell } from '#app/cart/sheet/line-picture.tsx'
import { LineTotal } from '#app/cart/sheet/line-total.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { Money } from '#commerce/model/money.ts'
import { variantLabel } from '#content/cart.ts'
import { orderSummary } from '#content/order-summary.ts'

export type SummaryLineProps = {
  line: CartLine
  /** The unit price the shopper last saw; null when unchanged. */
  priceBefore: Money | null
  /** Why the store refused this line, or null. */
  problem: string | null
}

/** One game of the order: picture, title, quantity, line price (specification section 2, Checkout). */
export function SummaryLine({ line, priceBefore, problem }: SummaryLineProps) {
  const { product, variant, quantity } = line
  const label = variantLabel(variant.title)
  return (
    <li className="summary-line">
      <LineWell line={line} />
      <div className="min-w-0">
        {/* Whole: games may differ in their last words only. */}
        <p
          className={classNames(
            'wrap-anywhere leading-tight font-bold',
            product.title.length > 60 && 'text-sm',
          )}
        >
          {product.title}
        </p>
        <div className="flex flex-wrap gap-x-3 text-sm">
          {label && <p>{label}</p>}
          <p className="text-muted">
            {orderSummary.quantity(quantity, formatExactMoney(variant.price))}
          </p>
        </div>
        <div role="status" className="text-sm font-semibold">
          {!variant.available && <p className="text-danger">{orderSummary.soldOut}</p>}
          {variant.available && priceBefore && (
            <p className="text-marigold">
              {orderSummary.changed(formatExactMoney(priceBefore), formatExactMoney(variant.price))}
            </p>
          )}
          {problem && <p className="text-danger">{problem}</p>}
        </div>
      </div>
      <LineTotal line={line} notCounted={orderSummary.notCharged} className="self-center" />
    </li>
  )
}
