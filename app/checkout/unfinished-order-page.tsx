import { href } from 'react-router'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { unfinishedOrder } from '#content/thank-you.ts'
import { OrderTicket } from './order-ticket.tsx'

/** Replaces the order-confirmed page once the store says that the checkout has no order (decision 48). */
export function UnfinishedOrderPage() {
  const { openSheet } = useCartParts()
  const { title, text, checkout, cart } = unfinishedOrder
  return (
    <OrderTicket
      scene="search"
      title={title}
      lead={
        <ButtonLink size="lg" to={href('/checkout')}>
          {checkout}
        </ButtonLink>
      }
      action={
        <Button variant="night" size="lg" aria-haspopup="dialog" onClick={openSheet}>
          {cart}
        </Button>
      }
    >
      {/* It takes the place of a page that said the opposite. */}
      <p role="alert" className="text-lg">
        {text}
      </p>
    </OrderTicket>
  )
}
