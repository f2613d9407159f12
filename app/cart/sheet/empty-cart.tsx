import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import { cart } from '#content/cart.ts'
import { cartSheet } from '#content/cart-sheet.ts'

/** The empty sheet with a link to all games, and to the best sellers where the Shop menu has them. Undo replaces it. */
export function EmptyCart() {
  const { shopMenu } = useShop().settings
  const best = href('/category/:category', { category: 'best-sellers' })
  return (
    <div ref={moveFocusOnUnmount}>
      <EmptyState level={3} scene="cart" title={cart.empty.title} text={cart.empty.text}>
        <ButtonLink to={href('/all-products')} onClick={closeSheet}>
          {cartSheet.empty.games}
        </ButtonLink>
        {shopMenu.some(({ to }) => to === best) && (
          <ButtonLink variant="outline" to={best} onClick={closeSheet}>
            {cartSheet.empty.best}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}

function closeSheet({ currentTarget }: MouseEvent<HTMLElement>) {
  closeDialogAround(currentTarget)
}
