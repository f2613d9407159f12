import type { GameDeck, TitledText } from '#commerce/model/game-facts.ts'

/** A card with its game, and the index of one of four inks. */
export type DealtCard = TitledText & {
  readonly game: string
  readonly handle: string
  readonly ink: number
}

const INKS = 4

/** Merges the decks, alternating between games so that neighbours differ where there are several. */
export function dealFrom(decks: readonly GameDeck[]): readonly DealtCard[] {
  const rounds = Math.max(0, ...decks.map(({ cards }) => cards.length))
  return Array.from({ length: rounds }, (_, round) =>
    decks.flatMap(({ title: game, handle, cards }) => {
      const card = cards[round]
      return card ? [{ ...card, game, handle }] : []
    }),
  )
    .flat()
    .map((card, at) => ({ ...card, ink: at % INKS }))
}
