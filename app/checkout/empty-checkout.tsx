import { href } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { cart } from '#content/cart.ts'

/** The page with an empty cart (specification section 2, Checkout). */
export function EmptyCheckout() {
  const { title, text, button } = cart.empty
  return (
    <div ref={showFromTop} className="checkout-width rays full-state min-h-svh! items-center">
      <EmptyState level={1} scene="checkout" title={title} text={text}>
        <ButtonLink size="lg" to={href('/all-products')}>
          {button}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** After an order, Back keeps the position in the long form that was here: below this, in the middle of the footer. */
function showFromTop(part: Element | null) {
  if (part) document.body.scrollIntoView?.({ behavior: 'instant' })
}
