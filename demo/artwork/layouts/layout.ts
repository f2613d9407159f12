import type { Character } from '../parts/figure.ts'
import type { Mood } from '../parts/head.ts'

/** Somebody on the front of a box. */
export interface Player {
  readonly who: Character
  readonly mood: Mood
  /** Arms, hands and what they hold. */
  readonly over: string
}

/** How the front of a box is composed. */
export type Layout =
  | { readonly kind: 'medallion' | 'arch' | 'diagonal' | 'lettering' }
  /** One person before a sunburst. */
  | { readonly kind: 'figure'; readonly player: Player }
  /** Two people face to face, the emblem between them. */
  | { readonly kind: 'duel'; readonly players: readonly [Player, Player] }
  /** The boxes of these games, tied with a band. */
  | { readonly kind: 'parcel'; readonly boxes: readonly string[] }
  /** Wrapped and tied with a bow, so that nobody knows what is inside. */
  | { readonly kind: 'gift' }
