/** One step of how a game is played. */
export type PlayStep = { readonly title: string; readonly text: string }

/** A printed card of a game: its kind, and what it says. */
export type PlayCard = { readonly title: string; readonly text: string }

/** A game and a few of its cards. */
export type GameDeck = {
  readonly handle: string
  readonly title: string
  readonly cards: readonly PlayCard[]
}

/** A game's copy beside the store's description. */
export type GameCopy = {
  /** Why you'll love it: four or five. */
  readonly benefits: readonly string[]
  /** What's in the box. */
  readonly box: readonly string[]
  /** How to play: three. */
  readonly steps: readonly PlayStep[]
}

/** A game's numbers as the merchant wrote them: null where left out. */
export type GameNumbers = {
  /** Such as `3 to 10`. */
  readonly players: string | null
  /** Such as `30 to 60`. */
  readonly minutes: string | null
  /** Such as `18+`. */
  readonly age: string | null
}

/** A game's metafields: null or empty where the merchant left them out. */
export type GameFacts = GameCopy &
  GameNumbers & {
    /** A few to draw from. */
    readonly cards: readonly PlayCard[]
    /** Ids of the games in a combo: of the editions in it, or of whole products. */
    readonly boxes: readonly string[]
  }
