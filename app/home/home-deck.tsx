import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { featuredQuery } from '#app/catalogue/product-queries.ts'
import { Deck } from '#app/deck/deck.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink, TextLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { deck as words } from '#content/deck.ts'
import { dealtFrom } from '#content/home.ts'
import { brand } from '#merchant/brand.ts'
import { decksQuery } from './deck-queries.ts'

/** A deck with the cards of several games; nothing when none has cards. */
export function HomeDeck() {
  const { storefront } = useShop()
  const { data: decks = [] } = useQuery(decksQuery(storefront))
  // The section below loads them.
  const { data: games = [] } = useQuery({ ...featuredQuery(storefront), enabled: false })
  const [first] = decks
  if (!first) return null
  return (
    <Container className="home-deck pt-4 md:pt-12">
      <Deck
        decks={decks}
        name={brand.wordmark}
        intro={
          <p className="text-sm text-muted">
            {dealtFrom(
              decks.map(({ title }) => title),
              decks.flatMap(({ cards }) => cards).length,
            )}
          </p>
        }
        get={({ handle }) => (
          <ButtonLink size="sm" to={href('/product/:handle', { handle })}>
            {words.get}
          </ButtonLink>
        )}
        box={(card) => {
          const { handle } = card ?? first
          const game = games.find((one) => one.handle === handle)
          return game?.picture && <Box {...game} picture={game.picture} />
        }}
      />
    </Container>
  )
}

/** A fifth of the screen on phones, 160 on wide screens, where `sizes` asks for half again as much (decision 45). */
const WIDTHS = [160, 240, 336]

type BoxProps = ProductSummary & { picture: NonNullable<ProductSummary['picture']> }

function Box({ handle, title, picture, firstVariant }: BoxProps) {
  return (
    <TextLink
      tone="bare"
      to={href('/product/:handle', { handle })}
      className="deck-box relative grid items-end justify-items-center"
    >
      <Picture
        src={pictureUrl(picture.url, { width: 240 })}
        srcSet={pictureSrcSet(picture, WIDTHS)}
        sizes="(width < 48rem) 18vw, 15rem"
        alt={title}
        width={160}
        height={200}
      />
      <b aria-hidden="true" className="text-center text-sm max-md:sr-only">
        {title}
      </b>
      {firstVariant && <Badge tone="marigold">{formatMoney(firstVariant.price)}</Badge>}
    </TextLink>
  )
}
