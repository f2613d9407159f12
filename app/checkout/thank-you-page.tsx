import type { ReactNode } from 'react'
import { href } from 'react-router'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Emblem } from '#app/ui/emblem.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { nextSteps, thankYou, thankYouTiles } from '#content/thank-you.ts'
import { brand } from '#merchant/brand.ts'
import { pageTitle } from '#merchant/seo/seo.ts'
import { Confetti } from './confetti.tsx'

export type ThankYouPageProps = {
  orderNumber: string
  /** The store's order status page; null when the return has none. */
  statusUrl: string | null
  /** Shows confetti on the first visit after an order. */
  isNew?: boolean
  /** Brings back the games that a link took out of the cart; null when there are none. */
  onBringBack?: (() => void) | null
  /** The shopper's referral code and a share button. */
  referral?: ReactNode
}

/** The order-confirmed page (specification section 2, Thank-you). */
export function ThankYouPage({
  orderNumber,
  statusUrl,
  isNew = false,
  onBringBack = null,
  referral,
}: ThankYouPageProps) {
  return (
    <>
      <title>{pageTitle(thankYou.title)}</title>
      <meta name="robots" content="noindex" />
      <Confirmation orderNumber={orderNumber} isNew={isNew}>
        <TrackOrder statusUrl={statusUrl} />
      </Confirmation>
      <Container className="py-section">
        {onBringBack && (
          <div role="alert" className="card mb-8 grid justify-items-start gap-3 p-5">
            <p className="text-lg">{thankYou.taken.text}</p>
            <Button onClick={onBringBack}>{thankYou.taken.button}</Button>
          </div>
        )}
        <ul className="grid gap-5 md:grid-cols-3">
          {thankYouTiles.map(({ title, text }) => (
            <li key={title} className="card gap-1 p-5">
              <h2 className="text-xl">{title}</h2>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-section grid gap-10 md:grid-cols-2">
          <Part id="whats-next" title={thankYou.next}>
            <ol className="grid list-decimal gap-2 pl-5 marker:font-bold marker:text-coral-text">
              {nextSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
          <Part id="follow-us" title={thankYou.follow}>
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
          {referral && <div className="md:col-span-2">{referral}</div>}
        </div>
      </Container>
    </>
  )
}

type ConfirmationProps = { orderNumber: string; isNew: boolean; children: ReactNode }

/** The order number on a matchbox label, styled as a ticket. */
function Confirmation({ orderNumber, isNew, children }: ConfirmationProps) {
  return (
    <section className="rays rays-teal scallop-cut relative overflow-hidden px-gutter pt-10 pb-20 text-label-night print:bg-none">
      <div className="mx-auto grid max-w-2xl justify-items-center gap-3 rounded-label border-4 border-label-night bg-label-cream p-3 text-center">
        <div className="grid w-full justify-items-center gap-3 rounded-card border-2 border-label-night px-4 py-8 sm:px-10">
          <Emblem name="cards" ink="teal" className="w-[clamp(7rem,24vw,10rem)]" />
          <h1 className="font-display text-5xl">{thankYou.title}</h1>
          <p className="text-lg">{thankYou.number}</p>
          <p className="rounded-control border-2 border-dashed border-label-night px-5 py-2 text-2xl font-extrabold tracking-wider break-all">
            {orderNumber}
          </p>
          <div className="mt-4 flex flex-wrap justify-center gap-3 print:hidden">
            <ButtonLink size="lg" to={href('/all-products')}>
              {thankYou.shop}
            </ButtonLink>
            {children}
          </div>
        </div>
      </div>
      {isNew && <Confetti />}
    </section>
  )
}

function TrackOrder({ statusUrl }: { statusUrl: string | null }) {
  if (statusUrl) {
    return (
      <a className={buttonClass({ variant: 'night', size: 'lg' })} href={statusUrl}>
        {thankYou.track}
      </a>
    )
  }
  return (
    <Button
      variant="night"
      size="lg"
      className="noscript:hidden"
      onClick={() => showToast(thankYou.tracking)}
    >
      {thankYou.track}
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
