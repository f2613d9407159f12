import { href } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { cart } from '#content/cart.ts'

/** The page with an empty cart (specification section 2, Checkout). */
export function EmptyCheckout() {
  const { title, text, button } = cart.empty
  return (
    <div className="checkout-width rays full-state min-h-svh!">
      <EmptyState level={1} scene="checkout" title={title} text={text}>
        <ButtonLink size="lg" to={href('/all-products')}>
          {button}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
