import { useAddToCart } from '#app/cart/add/use-add-to-cart.ts'
import { cardInk } from '#app/catalogue/game-ink.ts'
import { Deck } from '#app/deck/deck.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Product, ProductVariant } from '#commerce/model/product.ts'
import { deck as words } from '#content/deck.ts'

export type ProductDeckProps = {
  product: Product
  /** The chosen variant; null for a product without variants. */
  variant: ProductVariant | null
}

/** A few of the game's own cards, to draw before buying. */
export function ProductDeck({ product, variant }: ProductDeckProps) {
  const add = useAddToCart()
  const { handle, title, game } = product
  return (
    <Deck
      decks={[{ handle, title, cards: game.cards }]}
      ink={cardInk(product)}
      name={title}
      get={() =>
        variant?.available && (
          <Button size="sm" variant="outline" onClick={() => add(product, 1, variant)}>
            {words.get}
          </Button>
        )
      }
    />
  )
}
