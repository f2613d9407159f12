import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { loadCartSheet, prepareCartSheet, type SheetContent } from './load-cart-sheet.ts'
import { useCart } from './use-cart.ts'

export const CART_SHEET_ID = 'cart-sheet'

/**
 * The sheet's frame is part of every page, so that its button works before the script does; what
 * is in it comes when the page rests, and is drawn when it is first opened.
 */
export function CartSheet() {
  const { count, isRestored } = useCart()
  const { frame, isOpen, Content, hasFailed, load } = useContent()
  return (
    <div ref={frame}>
      <Sheet
        id={CART_SHEET_ID}
        title={isRestored ? `Shopping Cart (${count} items)` : 'Shopping Cart'}
        className="sm:w-[33.75rem]"
      >
        {Content ? (
          <Content isOpen={isOpen} />
        ) : hasFailed ? (
          <CartFault onRetry={load} />
        ) : (
          <p role="status">Loading your cart...</p>
        )}
      </Sheet>
    </div>
  )
}

/**
 * Joins React to the dialog, which buttons open by the browser's own command, and fetches its content
 * when it opens. Kept as state, because `lazy` would remember a failure for as long as the page lives
 * and throw it at the page.
 */
function useContent() {
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [Content, setContent] = useState<SheetContent | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    loadCartSheet().then(
      (content) => setContent(() => content),
      () => setFailed(true),
    )
  }, [])

  useEffect(() => whenIdle(prepareCartSheet), [])
  useEffect(() => {
    const dialog = frame.current?.querySelector('dialog')
    if (!dialog) return
    const follow = () => {
      setOpen(dialog.open)
      if (dialog.open) load()
    }
    const observer = new MutationObserver(follow)
    observer.observe(dialog, { attributeFilter: ['open'] })
    follow()
    return () => observer.disconnect()
  }, [load])

  return { frame, isOpen, Content, hasFailed, load }
}

function CartFault({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-3" role="alert">
      <p>Your games are safe, but cannot be shown just now. Are you offline?</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  )
}
