import { lazy, Suspense } from 'react'
import { checkout as words } from '#content/checkout.ts'
import type { CheckoutCart, CheckoutRefusal, UseCheckoutSource } from './checkout-cart.ts'
import { CheckoutForm, FORM_ID } from './checkout-form.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useCoupon } from './use-coupon.ts'
import { useLeaving } from './use-leaving.ts'
import { useReferral } from './use-referral.ts'

const ChangesDialog = lazy(() =>
  import('./changes-dialog.tsx').then((module) => ({ default: module.ChangesDialog })),
)

/** Summary, form, and what changed before the page is left. */
export function CheckoutParts({ useSource }: { useSource: UseCheckoutSource }) {
  const { cart, checkout } = useSource()
  const coupon = useCoupon(cart.lines, readEmail)
  const referral = useReferral()
  const leaving = useLeaving({ cart, checkout, coupon, referral })
  const { seen, totals, changes } = leaving
  const isBusy = checkout.isBusy || leaving.isChecking
  return (
    <div className="grid items-start gap-6 noscript:hidden lg:grid-cols-[1fr_26rem] lg:gap-10">
      <OrderSummary
        cart={cart}
        totals={totals}
        seen={seen}
        refusal={checkout.refusal}
        coupon={coupon}
        referral={referral}
        className="lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1"
      />
      <CheckoutForm
        total={cart.isRestored ? totals.total : null}
        problem={toProblem(checkout.refusal, cart)}
        isBusy={isBusy}
        onSubmit={(input) => leaving.leave(input)}
        className="min-w-0 lg:col-start-1 lg:row-start-1"
      />
      {changes && (
        <Suspense>
          <ChangesDialog
            isOpen={leaving.isOpen}
            changes={changes.lines}
            lostCoupon={changes.lostCoupon}
            total={changes.total}
            isBusy={isBusy}
            onConfirm={() => void leaving.confirm()}
            onClose={leaving.close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The store's reason, with the game it is about. */
function toProblem(refusal: CheckoutRefusal | null, { lines }: CheckoutCart): string | null {
  if (!refusal) return null
  const line = lines.find(({ variantId }) => variantId === refusal.variantId)
  return [line && `${line.product.title}:`, refusal.message, words.refused]
    .filter(Boolean)
    .join(' ')
}

/** What the e-mail field holds now: codes may count one address's orders. */
function readEmail(): string {
  const field = document.forms.namedItem(FORM_ID)?.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field.value.trim() : ''
}
