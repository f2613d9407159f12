import { useQuery } from '@tanstack/react-query'
import { Activity, useState } from 'react'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { SCRIPT_RETRY_MS } from '#app/browser/on-demand.tsx'
import { useCart } from '#app/cart/store/use-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { useDialogOpen } from '#app/ui/modal.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { buying, namedVariant, cart as words } from '#content/cart.ts'
import { CART_SHEET_SCRIPT, loadCartSheet } from './load-cart-sheet.ts'

export const CART_SHEET_ID = 'cart-sheet'

/** More do not fit above the summary. */
const MAX_SKELETONS = 4

/**
 * The sheet's frame is part of every page, so that its button works before the script has loaded. The content loads
 * when the page is idle, and renders out of sight once a first opening is likely, so that it slides in whole. While the
 * sheet is open, a script that failed to load is requested again.
 */
export function CartSheet() {
  const { lines, count, isRestored } = useCart()
  const isOpen = useDialogOpen(CART_SHEET_ID)
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  const {
    data: Content,
    errorUpdateCount,
    refetch,
  } = useQuery({
    queryKey: CART_SHEET_SCRIPT,
    queryFn: loadCartSheet,
    enabled: isOpen,
    refetchInterval: ({ state }) => state.status === 'error' && SCRIPT_RETRY_MS,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

  return (
    <Sheet
      id={CART_SHEET_ID}
      title={isRestored ? words.titleWith(count) : words.title}
      className="sm:w-[33.75rem]"
    >
      {Content ? (
        <Activity mode={hasOpened ? 'visible' : 'hidden'}>
          <Content isOpen={isOpen} />
        </Activity>
      ) : errorUpdateCount > 0 ? (
        <CartFault lines={lines} onRetry={() => void refetch()} />
      ) : (
        <div className="flex min-h-full flex-col">
          <p role="status" className={lines[0] && 'sr-only'}>
            {words.loading}
          </p>
          {lines.slice(0, MAX_SKELETONS).map(({ variantId }) => (
            <LineSkeleton key={variantId} />
          ))}
          {lines[0] && <Skeleton shape="button" className="mt-auto h-14 w-full" />}
        </div>
      )}
    </Sheet>
  )
}

/** The shape of a line: its picture, title and stepper. */
function LineSkeleton() {
  return (
    <div className="flex gap-3 py-2">
      <Skeleton shape="picture" className="w-14 rounded-control" />
      <div className="grid flex-1 gap-3">
        <Skeleton shape="title" />
        <Skeleton shape="button" className="w-32" />
      </div>
    </div>
  )
}

type CartFaultProps = { lines: readonly CartLine[]; onRetry: () => void }

/** What is in the cart is known all the same. */
function CartFault({ lines, onRetry }: CartFaultProps) {
  return (
    <div className="grid min-h-full content-center gap-3 text-center" ref={moveFocusOnUnmount}>
      <p role="alert">{words.unavailable}</p>
      {lines[0] && (
        <ul className="font-bold">
          {lines.map(({ variantId, product, variant, quantity }) => (
            <li key={variantId}>
              {buying.several(quantity, namedVariant(product.title, variant.title))}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  )
}
