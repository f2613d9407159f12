import { useEffect, useState } from 'react'
import { showToast } from '#app/shell/toasts.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useCart, useCartParts } from './use-cart.ts'
import { useCartRefresh } from './use-cart-refresh.ts'
import { useCheckout } from './use-checkout.ts'

const CHANGED = 'Some games changed since you added them. Please check your cart.'

/** What is in the sheet: the lines as the store sells them now, the total, and the way to pay. */
export function CartSheetContent({ isOpen }: { isOpen: boolean }) {
  const { lines, setQuantity, remove } = useCart()
  const { store } = useCartParts()
  const { pricesBefore, trouble, refresh, forgetPrices } = useCartRefresh()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isChecking, setChecking] = useState(false)
  const checkout = useCheckout({
    onRefused(refused) {
      setRefusal(refused)
      void refresh()
    },
    onFailed: () =>
      showToast({
        title: 'Checkout Error',
        description: 'Failed to create checkout. Please try again.',
        tone: 'destructive',
      }),
  })

  // Joins the lines to the store each time the sheet opens; what was told is forgotten when it closes.
  useEffect(() => {
    if (!isOpen) return
    void refresh()
    return () => {
      forgetPrices()
      setRefusal(null)
    }
  }, [isOpen, refresh, forgetPrices])

  async function proceed() {
    if (isChecking) return
    setRefusal(null)
    setChecking(true)
    const outcome = await refresh()
    setChecking(false)
    if (outcome === 'changed') setRefusal({ message: CHANGED, variantId: null })
    // Not `lines`, which are those of the press.
    else await checkout.start(store.getState().lines)
  }

  const isBusy = isChecking || checkout.isBusy
  if (lines.length === 0) {
    return <EmptyState title="Your cart is empty" text="Add some games to get started!" level={3} />
  }
  return (
    <div className="grid gap-4">
      <ul className="-mx-2 max-h-[400px] divide-y-2 divide-line overflow-y-auto overscroll-contain px-2">
        {lines.map((line) => (
          <CartLineRow
            key={line.variantId}
            line={line}
            priceBefore={pricesBefore.get(line.variantId) ?? null}
            problem={refusal?.variantId === line.variantId ? refusal.message : null}
            isFrozen={isBusy}
            onQuantity={(quantity) => setQuantity(line.variantId, quantity)}
            onRemove={() => remove(line.variantId)}
          />
        ))}
      </ul>
      <CartSummary
        lines={lines}
        trouble={trouble}
        problem={refusal?.variantId === null ? refusal.message : null}
        isBusy={isBusy}
        onProceed={() => void proceed()}
      />
    </div>
  )
}

type Refusal = { readonly message: string; readonly variantId: string | null }
