import { type ReactNode, useState } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import type { GameDeck } from '#commerce/model/game-facts.ts'
import type { Tint } from '#commerce/model/tint.ts'
import { deck as words } from '#content/deck.ts'
import { brand } from '#merchant/brand.ts'
import { CardBack } from './card-back.tsx'
import { type DealtCard, dealFrom } from './dealt-card.ts'
import { SendCard } from './send-card.tsx'

export type DeckProps = {
  /** Each has at least one card. */
  decks: readonly GameDeck[]
  /** Colour of the cards' backs. */
  ink?: Tint
  /** Printed on the cards' backs. */
  name: string
  /** A paragraph shown until a card is drawn, where its buttons will be. */
  intro?: ReactNode
  /** Renders the button or link that gets the game of the card in view. */
  get: (card: DealtCard) => ReactNode
  /** Renders the box of the game of the card in view, if there is one. */
  box?: (card: DealtCard | undefined) => ReactNode
}

/**
 * A face-down deck: a tap draws the top card, a real one of these games. Draws begin at a random card and show each
 * once before any repeats.
 */
export function Deck({ decks, ink = 'coral', name, intro, get, box }: DeckProps) {
  const { settings } = useShop()
  const cards = dealFrom(decks)
  /** Indexes of the last two drawn cards; the newer, last, lies on top. */
  const [drawn, setDrawn] = useState<readonly number[]>([])
  const last = drawn.at(-1)
  const cardAt = (at: number) => cards[at % cards.length]
  const card = last === undefined ? undefined : cardAt(last)

  function draw() {
    const next = last === undefined ? Math.floor(Math.random() * cards.length) : last + 1
    setDrawn([...drawn.slice(-1), next])
  }

  return (
    <div className="deck-place">
      <div className="deck">
        <button
          type="button"
          className="deck-pile"
          // The button beside it does the same.
          tabIndex={-1}
          onClick={draw}
        >
          <CardBack ink={ink} name={decks.length === 1 ? name : undefined}>
            <b className="deck-name">{name}</b>{' '}
            <span className="sr-only">{card ? words.another : words.draw}</span>
          </CardBack>
          {drawn.map((at) => {
            const face = cardAt(at)
            return face && <CardFace key={at} card={face} isCovered={at !== last} />
          })}
        </button>
        <div className="deck-words">
          <h2 className="text-xl lg:text-3xl">{words.title}</h2>
          <p className="text-sm text-muted lg:text-base">{words.invite}</p>
          <div className="deck-actions">
            {/* The page has a main action of its own. */}
            <Button size="sm" variant="outline" onClick={draw}>
              {card ? words.another : words.draw}
            </Button>
            {card && <SendCard card={card} origin={settings.publicOrigin} />}
            {card ? get(card) : intro}
          </div>
        </div>
        {box?.(card)}
        <p role="status" className="sr-only">
          {card && words.drawn(card.game, card.title, card.text)}
        </p>
      </div>
    </div>
  )
}

type CardFaceProps = {
  card: DealtCard
  /** Another card lies on top of it. */
  isCovered?: boolean
}

/** A card's front, printed like those in the box; it flips as it appears. The deck announces its text. */
function CardFace({ card: { title, text, game, ink }, isCovered = false }: CardFaceProps) {
  return (
    <span className="card-face" data-ink={ink} aria-hidden={isCovered || undefined}>
      <span className="card-kind scallop-below">{title}</span>
      <span className="card-text">{text}</span>
      <span className="card-foot">
        <b>{game}</b>
        {brand.wordmark}
      </span>
    </span>
  )
}
