import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Sheet } from '#app/ui/sheet.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useCart } from './use-cart.ts'

export const CART_SHEET_ID = 'cart-sheet'

const loadContent = () => import('./cart-sheet-content.tsx')

const CartSheetContent = lazy(async () => ({ default: (await loadContent()).CartSheetContent }))

/** Fetches the sheet's content ahead of its first use. */
export async function prepareCartSheet(): Promise<void> {
  await loadContent()
}

/**
 * The sheet's frame is part of every page, so that its button works before the script does; what
 * is in it comes when it is first opened.
 */
export function CartSheet() {
  const { count, isRestored } = useCart()
  const { frame, isOpen, wasOpened } = useOpenState()
  return (
    <div ref={frame}>
      <Sheet
        id={CART_SHEET_ID}
        title={isRestored ? `Shopping Cart (${count} items)` : 'Shopping Cart'}
        className="sm:w-[33.75rem]"
      >
        {wasOpened ? (
          <Suspense fallback={<CartSkeleton />}>
            <CartSheetContent isOpen={isOpen} />
          </Suspense>
        ) : (
          <CartSkeleton />
        )}
      </Sheet>
    </div>
  )
}

/** Joins React to the dialog, which buttons open by the browser's own command. */
function useOpenState() {
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)

  useEffect(() => {
    const dialog = frame.current?.querySelector('dialog')
    if (!dialog) return
    const follow = () => {
      setOpen(dialog.open)
      if (dialog.open) setOpened(true)
    }
    const observer = new MutationObserver(follow)
    observer.observe(dialog, { attributeFilter: ['open'] })
    follow()
    return () => observer.disconnect()
  }, [])

  return { frame, isOpen, wasOpened }
}

function CartSkeleton() {
  return (
    <div className="grid gap-3" role="status">
      <span className="sr-only">Loading your cart...</span>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="button" />
    </div>
  )
}
