import { href } from 'react-router'
import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { choosePictures } from '#app/browser/theme-pictures.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { ButtonLink, TextLink } from '#app/ui/link.tsx'
import { brand } from '#merchant/brand.ts'
import { hero, heroOffersFor } from '#merchant/home.ts'

const HeroHours = lazyPartOnInteraction(() =>
  import('./hero-hours.tsx').then((part) => part.HeroHours),
)

/** The first screen: headline, two links to the games, and the gully, at noon or at night. */
export function Hero() {
  const claims = useClaims()
  const offers = heroOffersFor(claims)
  return (
    <section className="hero rays scallop-cut" aria-labelledby="hero-title">
      <div className="hero-words">
        {offers.length > 0 && (
          <ul className="hero-offers">
            {offers.map((offer) => (
              <li key={offer.lead}>
                <TextLink tone="bare" to={href('/all-products')} className="hero-offer">
                  <b>{offer.lead}</b>
                  <span>{offer.text}</span>
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        <h1 id="hero-title" className="hero-title">
          {hero.headline}
        </h1>
        <p className="hero-tagline">{brand.tagline}</p>
        <div className="hero-actions">
          <ButtonLink size="lg" to={href('/all-products')}>
            {claims.alwaysFree ? hero.primary.free : hero.primary.plain}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" to={href('/all-products')}>
            {hero.secondary}
          </ButtonLink>
        </div>
      </div>
      <HeroPicture />
      <HeroHours />
    </section>
  )
}

/** The system's theme comes first: choosePictures replaces it by the page's. */
const media = {
  noon: {
    wide: '(prefers-color-scheme: light) and (min-width: 48rem)',
    phone: '(prefers-color-scheme: light)',
  },
  night: { wide: '(min-width: 48rem)' },
} as const

/** The largest contentful paint: a portrait crop for phones, a wide one elsewhere. */
function HeroPicture() {
  const { noon, night } = hero.pictures
  return (
    <picture className="hero-picture" ref={choosePictures}>
      <source {...wide} media={media.noon.wide} srcSet={noon.wide} {...byTheme} />
      <source media={media.noon.phone} srcSet={noon.phone} {...byTheme} />
      <source {...wide} media={media.night.wide} srcSet={night.wide} />
      <img
        src={night.phone}
        alt={hero.picture}
        width={1240}
        height={1230}
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  )
}

const wide = { width: 1920, height: 840 }
// The head's script may have changed its media.
const byTheme = { 'data-light': true, suppressHydrationWarning: true }
