import type { Examined } from './examined.ts'

/** `wrong` costs orders, breaks a page or misinforms buyers; a `note` is worth knowing. */
export type Level = 'wrong' | 'note'

/** One plain sentence: what is wrong, and how to fix it. */
export type Remark = { readonly level: Level; readonly sentence: string }

export type Finding = Remark & { readonly check: string }

/**
 * What a check uses: settings and the owner's texts; the shop's own addresses, including its mail server's; the
 * connection to the store; the store; carts that nobody pays; the checkout page; or a record of the store's responses.
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
  /** @throws StorefrontFault when the store does not respond */
  readonly find: (examined: Examined) => readonly Remark[] | Promise<readonly Remark[]>
}

export const wrong = (sentence: string): Remark => ({ level: 'wrong', sentence })
export const note = (sentence: string): Remark => ({ level: 'note', sentence })

/** Wrong for a real shop, a note in the demonstration. */
export const wrongIf = (isSelling: boolean, sentence: string): Remark =>
  isSelling ? wrong(sentence) : note(sentence)
