import { href } from 'react-router'
import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { choosePictures } from '#app/browser/theme-pictures.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { ButtonLink, TextLink } from '#app/ui/link.tsx'
import { brand } from '#merchant/brand.ts'
import { hero, heroOffersFor } from '#merchant/home.ts'

const HeroThemeAnimation = lazyPartOnInteraction(() =>
  import('./hero-theme-animation.tsx').then((part) => part.HeroThemeAnimation),
)

/** Id of the element after the hero's words. */
export const AFTER_WORDS_ID = 'hero-picture'

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
      <HeroThemeAnimation />
    </section>
  )
}

const wideSize = { width: 1920, height: 840 }
/** `media` first follows the system's theme; the head's script and `choosePictures` set the page's theme instead. */
const byTheme = { 'data-light': true, suppressHydrationWarning: true }

/** The largest contentful paint: a portrait crop for phones, a wide one elsewhere. */
function HeroPicture() {
  const { noon, night } = hero.pictures
  return (
    <picture id={AFTER_WORDS_ID} className="hero-picture" ref={choosePictures}>
      <source
        {...wideSize}
        {...byTheme}
        media="(prefers-color-scheme: light) and (min-width: 48rem)"
        srcSet={noon.wide}
      />
      <source {...byTheme} media="(prefers-color-scheme: light)" srcSet={noon.phone} />
      <source {...wideSize} media="(min-width: 48rem)" srcSet={night.wide} />
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
