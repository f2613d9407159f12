import { href } from 'react-router'
import { ButtonLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { closingCall } from '#merchant/home.ts'

/** The home page's final call to action. */
export function ClosingCall() {
  return (
    <Band aria-labelledby="closing-title" className="overflow-hidden">
      <Container className="grid justify-items-center gap-5 text-center">
        <h2 id="closing-title" className="font-display text-5xl text-balance">
          {closingCall.title}
        </h2>
        <p className="text-lg text-muted">{closingCall.text}</p>
        <ButtonLink size="lg" to={href('/all-products')}>
          {closingCall.button}
        </ButtonLink>
      </Container>
    </Band>
  )
}
