import type { ReactNode } from 'react'
import { isRepeated, type OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { OrderQuote } from '#commerce/model/order-quote.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'
import { orderSummary } from '#content/order-summary.ts'
import { LeftOut } from './left-out.tsx'
import { type QuotedOrder, QuoteRows } from './total-rows.tsx'
import { useCartQuote } from './use-cart-quote.ts'

export type CartTotalProps = {
  lines: readonly CartLine[]
  codes: OrderCodes
  /** Whether the sheet is open. */
  isShown: boolean
  /** Rendered above the rows of discounts and delivery. */
  before?: (quote: OrderQuote) => ReactNode
  /** Rendered below them. */
  after?: ReactNode
  /** Rendered beside the total: the checkout button. */
  children?: ReactNode
}

/**
 * The cart's total by the store's quote, so that the hosted checkout asks for no more than the sheet said. It stays in
 * view with the button while the rest of the sheet scrolls below its edge, which fades what it cuts.
 */
export function CartTotal({ lines, codes, isShown, before, after, children }: CartTotalProps) {
  const { alwaysFree, freeShipping } = useClaims()
  const quote = useCartQuote(lines, codes, isShown)
  return (
    <>
      <div className="cart-rows scallop-above -mx-5 mt-auto grid gap-1 bg-inset px-5 py-2 [--cloth:var(--inset)] [--scallop:1.25rem]">
        {before?.(quote)}
        <dl className="grid gap-1" aria-busy={quote.isPending}>
          <QuoteRows
            quote={quote}
            codes={withoutSavings(codes, quote)}
            freeShipping={alwaysFree ? (freeShipping ?? orderSummary.delivery) : null}
          />
        </dl>
        <LeftOut quote={quote} lines={lines} />
        {after}
      </div>
      <div className="sticky -bottom-4 z-1 -mx-5 -mb-4 grid gap-2 border-t-2 border-dashed border-edge bg-inset px-5 pt-2 pb-4 [box-shadow:0_-6px_6px_var(--inset)]">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="grid font-bold leading-tight">
            <span className="text-sm">{words.total}</span>
            <b aria-live="polite" className="text-xl">
              {formatExactMoney(quote.total)}
            </b>
          </p>
          {children}
        </div>
      </div>
    </>
  )
}

/** Only the codes that the rows above show without a saving: the totals say why. */
function withoutSavings(codes: OrderCodes, { codes: effects, isPending }: QuotedOrder): OrderCodes {
  // The totals then say that the two count once.
  if (isRepeated(codes)) return codes
  const withoutSaving = (code: string | null, storeCode: string | null) => {
    const effect = effects[storeCode ?? '']
    const isSaving = effect ? effect.valid && effect.discount.minor > 0 : isPending
    return isSaving ? null : code
  }
  const { coupon, referral, referralDiscount } = codes
  return {
    referralDiscount,
    coupon: withoutSaving(coupon, coupon),
    referral: withoutSaving(referral, referralDiscount),
  }
}
