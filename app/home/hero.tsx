import { href } from 'react-router'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { ButtonLink, TextLink } from '#app/ui/link.tsx'
import { brand } from '#merchant/brand.ts'
import { hero, heroOffersFor } from '#merchant/home.ts'

/** The first screen: headline, two links to the games, and a picture; dark in both themes. */
export function Hero() {
  const claims = useClaims()
  const offers = heroOffersFor(claims)
  return (
    <section className="hero night rays rays-night scallop-cut" aria-labelledby="hero-title">
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
    </section>
  )
}

/** The files that `demo/artwork/shop-files.ts` draws. */
function sourceSet(shape: 'phone' | 'wide', ending: string, widths: readonly number[]): string {
  return widths.map((width) => `/artwork/hero-${shape}-${width}.${ending} ${width}w`).join(', ')
}

const wide = { media: '(min-width: 48rem)', width: 1920, height: 840 }
/** Between the phone and the wide layout its sides are cropped (hero.css). */
const wideSizes = '(min-width: 64rem) 100vw, 179vw'

/** The largest contentful paint: a portrait crop for phones, a wide one elsewhere. */
function HeroPicture() {
  return (
    <picture className="hero-picture">
      <source
        {...wide}
        type="image/avif"
        srcSet={sourceSet('wide', 'avif', [1280, 1920])}
        sizes={wideSizes}
      />
      <source
        {...wide}
        type="image/webp"
        srcSet={sourceSet('wide', 'webp', [1280, 1920])}
        sizes={wideSizes}
      />
      <source type="image/avif" srcSet={sourceSet('phone', 'avif', [720, 828])} sizes="100vw" />
      <img
        src="/artwork/hero-phone-640.webp"
        alt={hero.picture}
        width={1240}
        height={1230}
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  )
}
