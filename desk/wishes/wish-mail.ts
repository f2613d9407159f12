import type { DeskDatabase } from '../database/desk-tables.ts'
import { toBackInStock, toWishKept } from '../letters/wish-letters.ts'
import { queueLetter } from '../mail/queue-letter.ts'
import type { ShopFacts } from '../subscribers/subscriber-mail.ts'
import { type Wish, wishSubject } from './wish.ts'

const withdrawUrl = ({ origin }: Pick<ShopFacts, 'origin'>, { token }: Wish) =>
  `${origin}/wish?key=${encodeURIComponent(token)}`

/** Says what is stored and how to withdraw it, because anybody can enter somebody else's address. */
export async function queueWishKept(
  transaction: DeskDatabase,
  shop: Pick<ShopFacts, 'origin'>,
  wish: Wish,
  now: Date,
): Promise<void> {
  const unsubscribeUrl = withdrawUrl(shop, wish)
  const [about, recipient] = [wishSubject(wish), wish.email]
  // A new wish after a notification has a new token, and so another key.
  const key = `${about} kept ${wish.token.slice(0, 6)}`
  const letter = { ...toWishKept({ title: wish.title, unsubscribeUrl }), kind: 'wish' } as const
  await queueLetter(transaction, { ...letter, about, key, recipient, unsubscribeUrl }, now)
}

/** A game that is back in stock. */
export type BackGame = { readonly title: string; readonly url: string }

/** Queues the one letter that a wish is for, in the transaction that marks it as notified. */
export async function queueBackInStock(
  transaction: DeskDatabase,
  shop: Pick<ShopFacts, 'origin'>,
  game: BackGame,
  wish: Wish,
  now: Date,
): Promise<void> {
  const unsubscribeUrl = withdrawUrl(shop, wish)
  const [about, recipient] = [wishSubject(wish), wish.email]
  // Someone who was notified may wish again.
  const key = `${about} back ${wish.consentedAt.toISOString()}`
  const letter = { ...toBackInStock({ ...game, unsubscribeUrl }), kind: 'back-in-stock' } as const
  await queueLetter(transaction, { ...letter, about, key, recipient, unsubscribeUrl }, now)
}
