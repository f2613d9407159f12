import { href } from 'react-router'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { noOrder } from '#content/thank-you.ts'
import { OrderTicket } from './order-ticket.tsx'

export type NoOrderPageProps = {
  /** Brings back the games that a link took out of the cart; null when there are none. */
  onBringBack: (() => void) | null
}

/** The order-confirmed page where the server finds no order of this browser (decision 25). */
export function NoOrderPage({ onBringBack }: NoOrderPageProps) {
  const { title, text, contact, taken } = noOrder
  return (
    <OrderTicket
      scene="search"
      title={title}
      action={
        onBringBack ? (
          <Button variant="night" size="lg" ref={moveFocusOnUnmount} onClick={onBringBack}>
            {taken.button}
          </Button>
        ) : (
          <ButtonLink variant="night" size="lg" to={href('/contact')}>
            {contact}
          </ButtonLink>
        )
      }
    >
      {/* As tall as the longer text: the other appears once the cart has been read. */}
      <p role="status" className="min-h-[4lh] text-lg sm:min-h-[2lh]">
        {onBringBack ? taken.text : text}
      </p>
    </OrderTicket>
  )
}
