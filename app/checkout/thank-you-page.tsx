import { type ReactNode, useState } from 'react'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Container } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { nextSteps, thankYou, trackingNews } from '#content/thank-you.ts'
import { brand } from '#merchant/brand.ts'
import { Confetti } from './confetti.tsx'
import { OrderStub } from './order-stub.tsx'
import { OrderTicket } from './order-ticket.tsx'
import type { OrderedBox } from './ordered-box.ts'

/** Rendered on the server; its script can wait, below the order. */
const ThankYouTiles = lazyPartOnInteraction(() =>
  import('./thank-you-tiles.tsx').then((part) => part.ThankYouTiles),
)

export type ThankYouPageProps = {
  orderNumber: string
  /** `Wed 2 – Fri 4 Dec`; null when the return names no days. */
  arrival?: string | null
  /** `₹2,397 paid by UPI`; null when the return names no amount. */
  total?: string | null
  /** The store's order status page; null when the return has none. */
  statusUrl: string | null
  /** The order's games, as far as the shop could look them up. */
  boxes?: readonly OrderedBox[]
  /** Puts the bought games back into the cart; null when none has left it. */
  onPutBack?: (() => void) | null
  /** The shopper's referral code and a share button. */
  referral?: ReactNode
}

/** The order-confirmed page (specification section 2, Thank-you). */
export function ThankYouPage({
  orderNumber,
  arrival = null,
  total = null,
  statusUrl,
  boxes = [],
  onPutBack = null,
  referral,
}: ThankYouPageProps) {
  const claims = useClaims()
  const [isTorn, setTorn] = useState(false)
  return (
    <>
      <OrderTicket
        scene="thanks"
        title={thankYou.title}
        action={<TrackOrder statusUrl={statusUrl} />}
        stub={<OrderStub boxes={boxes} isTorn={isTorn} onTear={() => setTorn(true)} />}
        decoration={isTorn && <Confetti />}
      >
        <p className="flex flex-wrap items-center justify-center gap-2 sm:text-lg">
          {thankYou.number}{' '}
          <b className="rounded-control border-2 border-dashed border-label-night px-2 py-1 text-2xl [letter-spacing:0.05em] break-all">
            {orderNumber}
          </b>
        </p>
        {(arrival || total) && (
          <p className="flex flex-wrap justify-center gap-x-4 font-bold">
            {arrival && <span>{thankYou.arrives(arrival)}</span>} {total && <span>{total}</span>}
          </p>
        )}
        {boxes.length > 0 && <Boxes boxes={boxes} />}
      </OrderTicket>
      <Container className="py-section">
        <ThankYouTiles />
        <div className="grid gap-10 md:grid-cols-2">
          <Part id="whats-next" title={thankYou.next}>
            <ol className="order-steps grid gap-2">
              {nextSteps(claims).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <RemovedGames onPutBack={onPutBack} />
          </Part>
          <div className="grid content-start gap-8 print:hidden">
            {referral}
            {brand.social.length > 0 && <FollowUs />}
          </div>
        </div>
      </Container>
    </>
  )
}

/** Its height is reserved: what has left the cart is known late. */
function RemovedGames({ onPutBack }: { onPutBack: (() => void) | null }) {
  return (
    <div
      role="status"
      className="mt-6 flex min-h-touch flex-wrap items-center gap-3 text-muted print:hidden"
    >
      {onPutBack && (
        <>
          <p>{thankYou.removed.text}</p>
          <Button variant="outline" size="sm" ref={moveFocusOnUnmount} onClick={onPutBack}>
            {thankYou.removed.putBack}
          </Button>
        </>
      )}
    </div>
  )
}

/** One row at a reserved height, however many boxes there are, above their whole names. */
function Boxes({ boxes }: { boxes: readonly OrderedBox[] }) {
  return (
    <>
      <div className="order-boxes" aria-hidden>
        {boxes.map(({ picture }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sizes of a game share a title; the list never reorders
          <div key={at}>
            <Picture src={picture} alt="" width={80} height={100} priority />
          </div>
        ))}
      </div>
      <ul aria-label={thankYou.boxes} className="order-names text-sm leading-tight">
        {boxes.map(({ title }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sizes of a game share a title; the list never reorders
          <li key={at}>{title}</li>
        ))}
      </ul>
    </>
  )
}

function TrackOrder({ statusUrl }: { statusUrl: string | null }) {
  const claims = useClaims()
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
      onClick={() => showToast(trackingNews(claims))}
    >
      {thankYou.track}
    </Button>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

function FollowUs() {
  return (
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
  )
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
