import { useClaims, useShop } from '#app/shop/shop-provider.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { voices } from '#merchant/home.ts'
import { type Stat, stats, type Testimonial, testimonials } from '#merchant/voices.ts'
import { withEvidence } from '#merchant/with-evidence.ts'
import { SectionHeading } from './section-heading.tsx'

/** Quotes and figures that have evidence (specification section 2, Home). */
export function Testimonials() {
  const { figures } = useShop().settings
  const { happyCustomers } = useClaims()
  const quotes = withEvidence(testimonials, figures)
  const tiles = withEvidence(stats, figures)
  const isQuoted = happyCustomers !== null && quotes.length > 0
  return (
    <Band tone="plum" aria-labelledby="testimonials-title">
      <Container className="grid gap-8 lg:gap-12">
        <SectionHeading
          id="testimonials-title"
          eyebrow={voices.eyebrow}
          title={voices.title}
          text={isQuoted ? voices.text(happyCustomers) : undefined}
        />
        {quotes.length > 0 && <Quotes quotes={quotes} />}
        {tiles.length > 0 && <Tiles tiles={tiles} />}
      </Container>
    </Band>
  )
}

function Quotes({ quotes }: { quotes: readonly Testimonial[] }) {
  return (
    <ul className="voices">
      {quotes.map(({ quote, name, place }) => (
        <li key={name}>
          <figure>
            <blockquote className="font-bold">“{quote}”</blockquote>
            <figcaption>
              <b className="text-ink">{name}</b>, {place}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Tiles({ tiles }: { tiles: readonly Stat[] }) {
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-2">
      {tiles.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse items-center gap-1">
          <dt className="wrap-anywhere text-xs text-muted sm:text-base">{label}</dt>
          <dd className="font-display text-2xl leading-none text-marigold sm:text-5xl">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
