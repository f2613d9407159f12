import { IconButton } from '#app/ui/icon-button.tsx'
import { CartIcon } from '#app/ui/icons.tsx'
import { dialogCommand, openDialog } from '#app/ui/modal.ts'
import { CART_SHEET_ID } from './cart-sheet.tsx'
import { useCart, useCartParts } from './use-cart.ts'

const MOST_SHOWN = 99

/**
 * Opens the cart sheet and tells how much is in it. Until the browser's cart has been read it
 * tells nothing: a count of 0 might be untrue.
 */
export function CartButton() {
  const { count } = useCart()
  const { prepareSheet } = useCartParts()
  return (
    <>
      <IconButton
        label={count > 0 ? `Cart, ${itemCount(count)}` : 'Cart'}
        className="noscript:hidden"
        {...dialogCommand(CART_SHEET_ID, 'show-modal')}
        onClick={(event) => {
          // Browsers that know commands have opened it by themselves.
          if (!('commandForElement' in event.currentTarget)) openDialog(CART_SHEET_ID)
        }}
        onPointerEnter={prepareSheet}
        onFocus={prepareSheet}
      >
        <CartIcon width="1.5em" height="1.5em" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-coral px-1 text-xs font-bold leading-none text-on-coral"
          >
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </IconButton>
      <span role="status" className="sr-only">
        {count > 0 && `${itemCount(count)} in your cart`}
      </span>
    </>
  )
}

function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
