import { useQuery } from '@tanstack/react-query'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { SCRIPT_RETRY_MS } from '#app/browser/on-demand.tsx'
import { useCart } from '#app/cart/store/use-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { useDialogOpen } from '#app/ui/modal.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { cart as words } from '#content/cart.ts'
import { loadCartSheet } from './load-cart-sheet.ts'

export const CART_SHEET_ID = 'cart-sheet'

/**
 * The sheet's frame is part of every page, so that its button works before the script has loaded. The content loads
 * when the page is idle, and renders when the sheet first opens. While the sheet is open, a script that failed to load
 * is requested again.
 */
export function CartSheet() {
  const { count, isRestored } = useCart()
  const isOpen = useDialogOpen(CART_SHEET_ID)
  const {
    data: Content,
    errorUpdateCount,
    refetch,
  } = useQuery({
    queryKey: ['cart-sheet-script'],
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
        <Content isOpen={isOpen} />
      ) : errorUpdateCount > 0 ? (
        <CartFault onRetry={() => void refetch()} />
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </Sheet>
  )
}

function CartFault({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-3" role="alert" ref={moveFocusOnUnmount}>
      <p>{words.unavailable}</p>
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  )
}
