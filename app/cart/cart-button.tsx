import { CART_SHEET_ID } from '#app/cart/sheet/cart-sheet.tsx'
import { useCart, useCartParts } from '#app/cart/store/use-cart.ts'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { dialogCommand } from '#app/ui/modal.ts'
import { cart as words } from '#content/cart.ts'

/**
 * Opens the cart sheet and shows the count. Shows none until the browser's cart has been read, since 0
 * might be wrong.
 */
export function CartButton() {
  const { count } = useCart()
  const { prepareSheet, openSheet } = useCartParts()
  return (
    <>
      <IconButton
        label={words.button(count)}
        className="bag noscript:hidden"
        {...dialogCommand(CART_SHEET_ID, 'show-modal')}
        onClick={(event) => {
          // Browsers with invoker commands have already opened it.
          if (!('commandForElement' in event.currentTarget)) openSheet()
        }}
        onPointerEnter={prepareSheet}
        onFocus={prepareSheet}
      >
        <Icon name="cart" width="1.5em" height="1.5em" />
        <CountBadge count={count} />
      </IconButton>
      <span role="status" className="sr-only">
        {count > 0 && words.count(count)}
      </span>
    </>
  )
}
