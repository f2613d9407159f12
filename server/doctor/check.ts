import type { Examined } from './examined.ts'

/** `wrong` costs orders, breaks a page or tells buyers what is not so; a `note` is worth knowing. */
export type Level = 'wrong' | 'note'

/** One plain sentence: what is wrong, and how it is mended. */
export type Remark = { readonly level: Level; readonly sentence: string }

export type Finding = Remark & { readonly check: string }

/**
 * What a check touches: only the settings and what the owner wrote; the shop's own addresses, its mail server's, too; the
 * way to the store; the store; carts that nobody pays; the page of a checkout; or how the store answered all the others.
 */
export type Touches =
  | 'settings'
  | 'own-address'
  | 'connection'
  | 'store'
  | 'carts'
  | 'checkout'
  | 'answers'

export type Check = {
  readonly name: string
  readonly touches: Touches
  /** @throws StorefrontFault when the store does not answer */
  readonly find: (examined: Examined) => readonly Remark[] | Promise<readonly Remark[]>
}

export const wrong = (sentence: string): Remark => ({ level: 'wrong', sentence })
export const note = (sentence: string): Remark => ({ level: 'note', sentence })

/** Wrong where somebody sells, a note in the demonstration. */
export const wrongIf = (isSelling: boolean, sentence: string): Remark =>
  isSelling ? wrong(sentence) : note(sentence)
