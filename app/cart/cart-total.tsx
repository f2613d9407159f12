import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'
import { orderSummary } from '#content/order-summary.ts'
import { LeftOut } from './left-out.tsx'
import { QuoteRows } from './total-rows.tsx'
import { useCartQuote } from './use-cart-quote.ts'
import type { OrderCodes } from './use-order-codes.ts'

export type CartTotalProps = {
  lines: readonly CartLine[]
  codes: OrderCodes
  /** Whether the sheet is open. */
  isShown: boolean
}

/** The cart's total: the hosted checkout asks for no more than the sheet said. */
export function CartTotal({ lines, codes, isShown }: CartTotalProps) {
  const { alwaysFree, freeShipping } = useClaims()
  const quote = useCartQuote(lines, codes, isShown)
  return (
    <>
      <dl className="grid gap-1" aria-busy={quote.isPending}>
        <QuoteRows
          quote={quote}
          codes={codes}
          freeShipping={alwaysFree ? (freeShipping ?? orderSummary.shipping) : null}
        />
        <div className="flex items-baseline justify-between gap-4 text-2xl font-bold">
          <dt>{words.total}</dt>
          <dd aria-live="polite">{formatExactMoney(quote.total)}</dd>
        </div>
      </dl>
      <LeftOut quote={quote} lines={lines} />
    </>
  )
}
