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

type Hour = 'noon' | 'night'
type Shape = 'phone' | 'wide'

const widths = {
  phone: { avif: [720, 828], webp: [640] },
  wide: { avif: [1280, 1920], webp: [1280, 1920] },
} as const
const size = { phone: {}, wide: { width: 1920, height: 840 } } as const
/** Between the phone and the wide layout its sides are cropped (hero.css). */
const sizes = { phone: '100vw', wide: '(min-width: 64rem) 100vw, 179vw' } as const
/** The system's theme comes first: choosePictures replaces it by the page's. */
const media = {
  noon: {
    wide: '(prefers-color-scheme: light) and (min-width: 48rem)',
    phone: '(prefers-color-scheme: light)',
  },
  night: { wide: '(min-width: 48rem)', phone: undefined },
} as const

/** The largest contentful paint: a portrait crop for phones, a wide one elsewhere. */
function HeroPicture() {
  return (
    <picture className="hero-picture" ref={choosePictures}>
      <HeroSource hour="noon" shape="wide" ending="avif" />
      <HeroSource hour="noon" shape="wide" ending="webp" />
      <HeroSource hour="noon" shape="phone" ending="avif" />
      <HeroSource hour="noon" shape="phone" ending="webp" />
      <HeroSource hour="night" shape="wide" ending="avif" />
      <HeroSource hour="night" shape="wide" ending="webp" />
      <HeroSource hour="night" shape="phone" ending="avif" />
      <img
        src="/artwork/hero-night-phone-640.webp"
        alt={hero.picture}
        width={1240}
        height={1230}
        fetchPriority="high"
        decoding="sync"
      />
    </picture>
  )
}

type HeroSourceProps = { hour: Hour; shape: Shape; ending: 'avif' | 'webp' }

/** Files that `demo/artwork/shop-files.ts` draws. */
function HeroSource({ hour, shape, ending }: HeroSourceProps) {
  const files = widths[shape][ending].map(
    (width) => `/artwork/hero-${hour}-${shape}-${width}.${ending} ${width}w`,
  )
  return (
    <source
      {...size[shape]}
      media={media[hour][shape]}
      type={`image/${ending}`}
      srcSet={files.join(', ')}
      sizes={sizes[shape]}
      data-light={hour === 'noon' || undefined}
      // The head's script may have changed its media.
      suppressHydrationWarning
    />
  )
}
