import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { noOrder } from '#content/thank-you.ts'
import { OrderTicket } from './order-ticket.tsx'

export type NoOrderPageProps = {
  /** Brings back the games that a link took out of the cart; null when there are none. */
  onBringBack: (() => void) | null
}

/** What the order-confirmed page says when it knows of no order of this browser (decision 25). */
export function NoOrderPage({ onBringBack }: NoOrderPageProps) {
  return (
    <>
      <OrderTicket
        title={noOrder.title}
        action={
          <ButtonLink variant="night" size="lg" to={href('/contact')}>
            {noOrder.contact}
          </ButtonLink>
        }
      >
        <p className="text-lg">{noOrder.text}</p>
      </OrderTicket>
      {/* As tall as the message, which comes once the cart is read, so that the footer stays where it is. */}
      <Container className="min-h-72 py-section">
        {onBringBack && (
          <div role="alert" className="card grid justify-items-start gap-3 p-5">
            <p className="text-lg">{noOrder.taken.text}</p>
            <Button onClick={onBringBack}>{noOrder.taken.button}</Button>
          </div>
        )}
      </Container>
    </>
  )
}
