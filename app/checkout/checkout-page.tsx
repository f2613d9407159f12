import { href, useNavigate } from 'react-router'
import { lazyPart } from '#app/browser/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { ArrowRightIcon } from '#app/ui/icons.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { checkoutFrame as words } from '#content/checkout-frame.ts'
import type { UseCheckoutSource } from './checkout-cart.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'

/** Everything that is filled in and added up: the server draws it, its script comes after the page's own. */
const CheckoutParts = lazyPart(
  () => import('./checkout-parts.tsx').then((module) => module.CheckoutParts),
  <CheckoutSkeleton />,
)

export type CheckoutPageProps = {
  /** The cart was read, and there is nothing in it. */
  isEmpty: boolean
  useSource: UseCheckoutSource
}

/** Address, payment and summary, or the empty cart (specification section 2, Checkout). */
export function CheckoutPage({ isEmpty, useSource }: CheckoutPageProps) {
  if (isEmpty) return <EmptyCheckout />
  return (
    <Container className="grid gap-6 pt-8 pb-section">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <p className="font-display text-lg text-marigold">{words.eyebrow}</p>
          <h1 className="text-4xl">{words.title}</h1>
        </div>
        <BackToCart />
      </header>
      <CheckoutParts useSource={useSource} />
      <WithoutScript />
    </Container>
  )
}

/** One page back; a page that was opened by itself has none, and leads to the games. */
function BackToCart() {
  const navigate = useNavigate()
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3.5 noscript:hidden"
      onClick={() => {
        if (window.history.length > 1) void navigate(-1)
        else void navigate(href('/all-products'))
      }}
    >
      <ArrowRightIcon className="rotate-180" />
      {words.back}
    </Button>
  )
}

/** The cart is the browser's, so without script there is nothing to pay for here. */
function WithoutScript() {
  const { title, text, button } = words.withoutScript
  return (
    <div className="hidden justify-items-start gap-4 noscript:grid">
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-prose text-lg">{text}</p>
      <ButtonLink to={href('/all-products')}>{button}</ButtonLink>
    </div>
  )
}
