/** One step of how a game is played, or one of its printed cards: its kind, and what it says. */
export type TitledText = { readonly title: string; readonly text: string }

/** A game and a few of its cards. */
export type GameDeck = {
  readonly handle: string
  readonly title: string
  readonly cards: readonly TitledText[]
}

/** The merchant's texts about a game, besides the store's description. */
export type GameCopy = {
  /** 'Why you'll love it': four or five. */
  readonly benefits: readonly string[]
  /** 'What's in the box'. */
  readonly box: readonly string[]
  /** 'How to play': three. */
  readonly steps: readonly TitledText[]
}

/** A game's numbers as the merchant wrote them: null where left out. */
export type GameNumbers = {
  /** For example `3 to 10`. */
  readonly players: string | null
  /** For example `30 to 60`. */
  readonly minutes: string | null
  /** For example `18+`. */
  readonly age: string | null
}

/** A game's metafields: null or empty where the merchant left them out. */
export type GameFacts = GameCopy &
  GameNumbers & {
    /** Sample cards to draw from. */
    readonly cards: readonly TitledText[]
    /** Ids of the games in a combo: of variants, or of whole products. */
    readonly boxes: readonly string[]
  }
