import { href } from 'react-router'
import { ButtonLink, TextLink } from '#app/ui/link.tsx'
import type { Picture } from '#commerce/model/product.ts'
import { brand } from '#content/brand.ts'
import { hero } from '#content/home.ts'
import { HeroFan } from './hero-fan.tsx'

/** The first screen: what the shop is for, two ways in, and a fan of boxes on a sunburst. */
export function Hero({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <section className="hero rays scallop-cut" aria-labelledby="hero-title">
      <div className="hero-row">
        <div className="hero-words">
          <ul className="hero-offers">
            {hero.offers.map((offer) => (
              <li key={offer.lead}>
                <TextLink tone="bare" to={href('/all-products')} className="hero-offer">
                  <b>{offer.lead}</b>
                  <span>{offer.text}</span>
                </TextLink>
              </li>
            ))}
          </ul>
          <h1 id="hero-title" className="hero-title">
            {hero.headline}
          </h1>
          <p className="hero-tagline">{brand.tagline}</p>
          <div className="hero-actions">
            <ButtonLink size="lg" to={href('/all-products')}>
              {hero.primary}
            </ButtonLink>
            <ButtonLink size="lg" variant="outline" to={href('/all-products')}>
              {hero.secondary}
            </ButtonLink>
          </div>
        </div>
        <HeroFan pictures={pictures} />
      </div>
    </section>
  )
}
