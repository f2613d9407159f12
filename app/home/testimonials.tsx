import { useClaims, useShop } from '#app/shop/shop-provider.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { voices } from '#merchant/home.ts'
import { type Stat, stats, type Testimonial, testimonials } from '#merchant/voices.ts'
import { withEvidence } from '#merchant/with-evidence.ts'
import { SectionHeading } from './section-heading.tsx'

/** Quotes and figures, those with evidence (specification section 2, Home). */
export function Testimonials() {
  const { figures } = useShop().settings
  const { happyCustomers } = useClaims()
  const quotes = withEvidence(testimonials, figures)
  const tiles = withEvidence(stats, figures)
  const isQuoted = happyCustomers !== null && quotes.length > 0
  return (
    <Band tone="night" aria-labelledby="testimonials-title">
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
    <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-6">
      {quotes.map(({ quote, name, place }) => (
        <li key={name} className="lg:even:translate-y-4">
          <figure className="flex h-full flex-col justify-between gap-4 rounded-card border-2 border-line bg-surface p-5">
            <blockquote className="font-display text-xl leading-snug text-pretty">
              “{quote}”
            </blockquote>
            <figcaption className="text-sm text-muted">
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
    <dl className="grid grid-cols-2 gap-y-6 pt-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {tiles.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse items-center">
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-5xl text-marigold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
