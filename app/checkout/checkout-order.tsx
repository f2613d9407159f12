import { useId } from 'react'
import { lazyPart, lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { useCartRefresh } from '#app/cart/quote/use-cart-refresh.ts'
import { useCart } from '#app/cart/store/use-cart.ts'
import { toDiscountCodes, useOrderCodes } from '#app/cart/store/use-order-codes.ts'
import type { CheckoutRefusal } from '#app/cart/to-checkout/use-checkout.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { checkout as words } from '#content/checkout.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useCheckoutHandoff } from './use-checkout-handoff.ts'
import { useOrderQuote } from './use-order-quote.ts'

const ChangesDialog = lazyPart(() =>
  import('./changes-dialog.tsx').then((part) => part.ChangesDialog),
)

const AdultsLine = lazyPartOnInteraction(() =>
  import('./adults-line.tsx').then((part) => part.AdultsLine),
)

/** Rendered on the server; its script can wait, after ten fields. */
const TrustBadges = lazyPartOnInteraction(() =>
  import('./trust-badges.tsx').then((part) => part.TrustBadges),
)

/** Summary, form, pay bar, promises, and the dialog of changes to confirm. */
export function CheckoutOrder() {
  const { lines, isRestored } = useCart()
  const { trouble, refresh } = useCartRefresh()
  const codes = useOrderCodes()
  const order = useOrderQuote(lines, toDiscountCodes(codes))
  const handoff = useCheckoutHandoff({ refresh, order, codes })
  const { seen, changes, refusal } = handoff
  const form = useCheckoutForm(handoff.leave)
  const formId = useId()
  return (
    <div className="checkout-columns noscript:hidden">
      <OrderSummary
        cart={{ lines, isRestored, trouble }}
        quote={order.quote}
        seen={seen}
        refusal={refusal}
        codes={codes}
      />
      <CheckoutForm id={formId} form={form} total={order.quote.total} />
      <div className="pay-column grid gap-6">
        <AdultsLine />
        <PayBar
          form={formId}
          total={isRestored ? formatExactMoney(order.quote.total) : null}
          problem={toProblem(refusal, lines)}
          isBusy={handoff.isConfirming || form.isBusy}
        />
        <TrustBadges />
      </div>
      {changes && (
        <ChangesDialog
          isOpen={handoff.isOpen}
          changes={changes.lines}
          lost={changes.lost}
          total={changes.quote.total}
          isBusy={handoff.isConfirming}
          onConfirm={handoff.confirm}
          onClose={handoff.close}
        />
      )}
    </div>
  )
}

/** The store's reason; where it is about a game, with its title and what to do about it. */
function toProblem(refusal: CheckoutRefusal | null, lines: readonly CartLine[]): string | null {
  if (!refusal) return null
  const { message } = refusal
  const title = lines.find(({ variantId }) => variantId === refusal.variantId)?.product.title
  if (title === undefined) return message
  return `${message.includes(title) ? '' : `${title}: `}${message} ${words.refused}`
}
