import { href, useNavigate, useNavigation } from 'react-router'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { consumeCartOpenRequest, requestCartOpen } from '#app/cart/store/cart-on-arrival.ts'
import { useCart, useCartParts } from '#app/cart/store/use-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { withoutScript, checkout as words } from '#content/checkout.ts'
import { CheckoutOrder } from './checkout-order.tsx'

/** Client-only. The tall placeholder keeps the footer below the fold. */
const EmptyCheckout = lazyPart(
  () => import('./empty-checkout.tsx').then((part) => part.EmptyCheckout),
  <div className="checkout-width min-h-svh" />,
)

/** Address, payment and summary, or the empty cart (specification section 2, Checkout). */
export function CheckoutPage() {
  const { lines, isRestored } = useCart()
  if (isRestored && lines.length === 0) return <EmptyCheckout />
  return (
    <div className="checkout-width rays checkout-sky">
      <Container className="checkout-page pt-2 pb-section lg:pt-5">
        <header>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h1 className="text-4xl">{words.title}</h1>
            <BackToCart />
          </div>
        </header>
        <CheckoutOrder />
        <NoScriptNotice />
      </Container>
    </div>
  )
}

/** Goes back one page with the cart open, or to all games where this tab has no earlier page of the shop. */
function BackToCart() {
  const navigate = useNavigate()
  // While the previous page loads, another press would go back one more.
  const isLeaving = useNavigation().state !== 'idle'
  const { openSheet } = useCartParts()

  async function goBack() {
    if (hasShopPageBefore()) {
      const arrival = new Promise((done) => addEventListener('popstate', done, { once: true }))
      // The previous page may be another document, which then opens the cart itself.
      requestCartOpen()
      void navigate(-1)
      await arrival
      consumeCartOpenRequest()
    } else {
      await navigate(href('/all-products'))
    }
    openSheet()
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isLeaving}
      className="-my-1 -mr-3.5 noscript:hidden"
      // The second click of a double click would go back one more page.
      onClick={({ detail }) => detail < 2 && void goBack()}
    >
      <Icon name="arrow-right" className="rotate-180" />
      {words.back}
    </Button>
  )
}

/**
 * Whether a previous page is the shop's. Browsers list only its entries, also those of a dialog on the same page; the
 * router counts only pages of this document.
 */
function hasShopPageBefore(): boolean {
  const current = window.navigation?.currentEntry
  if (!current) return window.history.state?.idx > 0
  return window.navigation
    .entries()
    .some(({ index, url }) => index < current.index && url !== current.url)
}

/** The cart needs JavaScript, so without it there is nothing to pay for. React leaves a noscript element as it is. */
function NoScriptNotice() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <div className="grid justify-items-start gap-4">
          <h2 className="text-2xl">{withoutScript.title}</h2>
          <p className="max-w-prose text-lg">{withoutScript.text}</p>
          <ButtonLink to={href('/all-products')}>{withoutScript.button}</ButtonLink>
        </div>
      )}
    </noscript>
  )
}
