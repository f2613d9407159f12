import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { Deck } from '#app/deck/deck.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { deck as words } from '#content/deck.ts'
import { brand } from '#merchant/brand.ts'
import { decksQuery } from './deck-queries.ts'

/** A deck with the cards of several games; nothing when none has cards. */
export function HomeDeck() {
  const { data: decks = [] } = useQuery(decksQuery(useShop().storefront))
  if (decks.length === 0) return null
  return (
    <Container className="pt-8 md:pt-12">
      <Deck
        decks={decks}
        name={brand.wordmark}
        get={({ handle }) => (
          <ButtonLink size="sm" to={href('/product/:handle', { handle })}>
            {words.get}
          </ButtonLink>
        )}
      />
    </Container>
  )
}
