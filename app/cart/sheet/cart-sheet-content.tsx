import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BoughtQuestion } from '#app/cart/order-return/bought-question.tsx'
import { findLineChanges, findPriceBefore } from '#app/cart/quote/line-changes.ts'
import { useCartQuote, useTotalCheck } from '#app/cart/quote/use-cart-quote.ts'
import { useCartRefresh } from '#app/cart/quote/use-cart-refresh.ts'
import { useSeenPrices } from '#app/cart/quote/use-seen-prices.ts'
import { useCart, useCartParts } from '#app/cart/store/use-cart.ts'
import { type OrderCodes, toCodeDetails, useOrderCodes } from '#app/cart/store/use-order-codes.ts'
import { showCheckoutError } from '#app/cart/to-checkout/show-checkout-error.ts'
import { type CheckoutRefusal, useCheckout } from '#app/cart/to-checkout/use-checkout.ts'
import { useStandingRefusal } from '#app/cart/to-checkout/use-standing-refusal.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { GoesWellWith } from './goes-well-with.tsx'
import { PartyTray } from './party-tray.tsx'
import { useRemoval } from './use-removal.ts'

/** Most lines that fit with what is below them; more of them scroll, in an area of 400 px (specification). */
const MAX_UNSCROLLED_LINES = 2

const CHANGED: CheckoutRefusal = { message: words.changed, variantId: null }
const CHANGED_TOTAL: CheckoutRefusal = { message: words.changedTotal, variantId: null }

/** The sheet's content: current lines, total and the checkout button. */
export function CartSheetContent({ isOpen }: { isOpen: boolean }) {
  const { lines, setQuantity } = useCart()
  const { trouble, isCurrent, refresh } = useCartRefresh(isOpen)
  const codes = useOrderCodes()
  const { seen, accept } = useSeenPrices(lines)
  const { isBusy, refusal, setRefusal, proceed, confirm } = useProceed(refresh, codes, isOpen)
  const quote = useCartQuote(lines, codes, isOpen)
  const remove = useRemoval()
  const sheet = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isEmpty = lines.length === 0

  // Each opening starts with the current prices.
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [removed, setRemoved] = useState<readonly CartLine[]>([])
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setRemoved([])
    setRefusal(null)
    accept(lines)
    confirm(lines)
  }

  useEffect(() => {
    if (isOpen) scrollToTop(list.current)
  }, [isOpen])

  /** Moves the focus to the sheet before the pressed button disappears. */
  const keepFocus = () => sheet.current?.focus({ preventScroll: true })

  function change(variantId: string, quantity: number) {
    // Other quantities may not be refused.
    setRefusal(null)
    if (quantity > 0) return setQuantity(variantId, quantity)
    keepFocus()
    setRemoved([...removed, ...lines.filter((line) => line.variantId === variantId)])
    remove(variantId)
  }

  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-label={words.list}
      className="flex min-h-full flex-col outline-none md:h-full"
    >
      <div
        className={classNames(
          '-mx-2 -mt-2 min-h-40 overflow-y-auto px-2',
          lines.length > MAX_UNSCROLLED_LINES && 'long-cart',
        )}
      >
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <>
            <BoughtQuestion onAnswered={keepFocus} />
            <ul ref={list} aria-label={words.list}>
              {lines.map((line) => (
                <CartLineRow
                  key={line.variantId}
                  line={line}
                  priceBefore={findPriceBefore(seen, line)}
                  problem={refusal?.variantId === line.variantId ? refusal.message : null}
                  isFrozen={isBusy}
                  onQuantity={(quantity) => change(line.variantId, quantity)}
                  onRemove={() => change(line.variantId, 0)}
                />
              ))}
            </ul>
            <PartyTray lines={lines} quote={quote} />
          </>
        )}
        <GoesWellWith
          lines={lines}
          removed={removed}
          isShown={isOpen && !trouble}
          isAwaited={isOpen && !isCurrent && !trouble}
          isFrozen={isBusy}
          onAdded={() => {
            list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
            // On low screens a third game takes the room of the pressed button.
            if (document.activeElement?.checkVisibility?.() === false) keepFocus()
          }}
        />
      </div>
      {!isEmpty && (
        <CartSummary
          lines={lines}
          codes={codes}
          isShown={isOpen}
          trouble={trouble}
          problem={refusal?.variantId === null ? refusal.message : null}
          isBusy={isBusy}
          onProceed={proceed}
        />
      )}
    </section>
  )
}

/** Scrolls what is around the list: a closed dialog keeps its scroll positions in the browser. */
function scrollToTop(list: HTMLElement | null) {
  for (let part = list; part && part.tagName !== 'DIALOG'; part = part.parentElement)
    part.scrollTop = 0
}

/** Refreshes once more, then opens the hosted checkout, unless the shopper has to confirm a change first. */
function useProceed(
  refresh: ReturnType<typeof useCartRefresh>['refresh'],
  codes: OrderCodes,
  isOpen: boolean,
) {
  const { store } = useCartParts()
  const { lines } = useCart()
  const { seen: confirmed, accept: confirm } = useSeenPrices(lines)
  const isTotalChanged = useTotalCheck(codes)
  const [refusal, setRefusal] = useState<CheckoutRefusal | null>(null)
  const { isPending, mutate, abort } = useCheckout({
    async prepare(_, signal) {
      setRefusal(null)
      const [isChanged] = await Promise.all([isTotalChanged(lines), refresh()])
      signal.throwIfAborted()
      // Reads the lines again: another tab may have changed them.
      const current = store.getState().items
      confirm(current)
      if (findLineChanges(confirmed, current).length > 0) setRefusal(CHANGED)
      else if (isChanged) setRefusal(CHANGED_TOTAL)
      else return { lines: current, details: toCodeDetails(codes) }
      return null
    },
    async onRefused(refused) {
      setRefusal(refused)
      await refresh()
    },
    onFailed: showCheckoutError,
  })

  // The sheet closes without unmounting: a shopper who has left it must not be taken to the checkout.
  const onClose = useEffectEvent(abort)
  useEffect(() => {
    if (!isOpen) onClose()
  }, [isOpen])

  const standing = useStandingRefusal(refusal)
  return { isBusy: isPending, refusal: standing, setRefusal, proceed: mutate, confirm }
}
