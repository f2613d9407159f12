import { Band, Container } from '#app/ui/page.tsx'
import { stats, testimonials } from '#merchant/home.ts'
import { SectionHeading } from './section-heading.tsx'

/** Four quotes and four figures (specification section 2, Home). */
export function Testimonials() {
  return (
    <Band tone="night" aria-labelledby="testimonials-title">
      <Container className="grid gap-8 lg:gap-12">
        <SectionHeading
          id="testimonials-title"
          eyebrow={testimonials.eyebrow}
          title={testimonials.title}
          text={testimonials.text}
        />
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
          {testimonials.items.map(({ quote, name, place }) => (
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
        <dl className="grid grid-cols-2 gap-y-6 pt-4 lg:grid-cols-4">
          {stats.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse items-center">
              <dt className="text-muted">{label}</dt>
              <dd className="font-display text-5xl text-marigold">{figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Band>
  )
}
