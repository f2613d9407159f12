import { useEffect, useRef, useState } from 'react'
import { CartLineRow } from './cart-line-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useCart, useCartParts } from './use-cart.ts'
import { useCartRefresh } from './use-cart-refresh.ts'
import { tellCheckoutError, useCheckout } from './use-checkout.ts'
import { useRemoval } from './use-removal.ts'

const CHANGED = 'Some games changed since you added them. Please check your cart.'

/** What is in the sheet: the lines as the store sells them now, the total, and the way to pay. */
export function CartSheetContent({ isOpen }: { isOpen: boolean }) {
  const { lines, setQuantity } = useCart()
  const { store } = useCartParts()
  const { pricesBefore, trouble, refresh, forgetPrices } = useCartRefresh()
  const remove = useRemoval()
  const place = useRef<HTMLElement>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isChecking, setChecking] = useState(false)
  const checkout = useCheckout({
    onRefused(refused) {
      setRefusal(refused)
      void refresh()
    },
    onFailed: () => tellCheckoutError(),
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
    else await checkout.start(store.getState().items)
  }

  function change(variantId: string, quantity: number) {
    if (quantity > 0) return setQuantity(variantId, quantity)
    // The row goes, and with it the button that was pressed: the keyboard stays in the sheet.
    place.current?.focus({ preventScroll: true })
    remove(variantId)
  }

  const isBusy = isChecking || checkout.isBusy
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Your games"
      className="flex h-full flex-col outline-none"
    >
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <ul className="-mx-2 mb-4 max-h-[400px] min-h-40 divide-y-2 divide-line overflow-y-auto overscroll-contain px-2">
            {lines.map((line) => (
              <CartLineRow
                key={line.variantId}
                line={line}
                priceBefore={pricesBefore.get(line.variantId) ?? null}
                problem={refusal?.variantId === line.variantId ? refusal.message : null}
                isFrozen={isBusy}
                onQuantity={(quantity) => change(line.variantId, quantity)}
                onRemove={() => change(line.variantId, 0)}
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
        </>
      )}
    </section>
  )
}

type Refusal = { readonly message: string; readonly variantId: string | null }
