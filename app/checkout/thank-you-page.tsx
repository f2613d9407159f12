import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Container } from '#app/shell/page.tsx'
import { showToast } from '#app/shell/toasts.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Emblem } from '#app/ui/emblem.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { brand } from '#content/brand.ts'
import { pageTitle } from '#content/seo.ts'
import { nextSteps, thankYouTiles } from '#content/thank-you.ts'

export type ThankYouPageProps = {
  orderNumber: string
  /** Where the store shows the order's progress; null when the return did not say. */
  statusUrl: string | null
}

/** The order-confirmed page (specification section 2, Thank-you). */
export function ThankYouPage({ orderNumber, statusUrl }: ThankYouPageProps) {
  return (
    <Container className="py-section">
      <title>{pageTitle('Order Confirmed')}</title>
      <meta name="robots" content="noindex" />
      <div className="grid justify-items-center gap-4 text-center">
        <Emblem name="cards" ink="teal" className="w-[clamp(8rem,30vw,12rem)]" />
        <h1 className="text-5xl">Order Confirmed</h1>
        <p className="text-lg">
          Your order number is <b className="whitespace-nowrap">{orderNumber}</b>
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink size="lg" to={href('/all-products')}>
            Continue Shopping
          </ButtonLink>
          <TrackOrder statusUrl={statusUrl} />
        </div>
      </div>
      <ul className="mt-section grid gap-5 md:grid-cols-3">
        {thankYouTiles.map(({ title, text }) => (
          <li key={title} className="card gap-1 p-5">
            <h2 className="text-xl">{title}</h2>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-section grid gap-10 md:grid-cols-2">
        <Part id="whats-next" title="What's Next">
          <ol className="grid list-decimal gap-2 pl-5 marker:font-bold marker:text-coral-text">
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
        <Part id="follow-us" title="Follow the gully">
          <ul className="flex flex-wrap gap-3">
            {brand.social.map(({ name, href: address }) => (
              <li key={name}>
                <a className={buttonClass({ variant: 'outline', size: 'sm' })} href={address}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </Container>
  )
}

function TrackOrder({ statusUrl }: { statusUrl: string | null }) {
  if (statusUrl) {
    return (
      <a className={buttonClass({ variant: 'outline', size: 'lg' })} href={statusUrl}>
        Track Your Order
      </a>
    )
  }
  return (
    <Button
      variant="outline"
      size="lg"
      className="noscript:hidden"
      onClick={() =>
        showToast({
          title: 'Tracking is on its way',
          description: 'The tracking link arrives by e-mail as soon as your order is shipped.',
        })
      }
    >
      Track Your Order
    </Button>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
