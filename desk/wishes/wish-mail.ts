import type { DeskDatabase } from '../database/desk-tables.ts'
import { toBackInStock, toWishKept } from '../letters/wish-letters.ts'
import { queueLetter } from '../mail/queue-letter.ts'
import type { ShopFacts } from '../subscribers/subscriber-mail.ts'
import { type Wish, wishSubject } from './wish.ts'

const withdrawUrl = ({ origin }: Pick<ShopFacts, 'origin'>, { token }: Wish) =>
  `${origin}/wish?key=${encodeURIComponent(token)}`

/** Says what is kept, and how to take it back: whoever fills in the form need not be whose address it is. */
export async function queueWishKept(
  transaction: DeskDatabase,
  shop: Pick<ShopFacts, 'origin'>,
  wish: Wish,
  now: Date,
): Promise<void> {
  const unsubscribeUrl = withdrawUrl(shop, wish)
  const [about, recipient] = [wishSubject(wish), wish.email]
  // One that was told and wishes again has another key.
  const key = `${about} kept ${wish.token.slice(0, 6)}`
  const letter = { ...toWishKept({ title: wish.title, unsubscribeUrl }), kind: 'wish' } as const
  await queueLetter(transaction, { ...letter, about, key, recipient, unsubscribeUrl }, now)
}

/** What has come back. */
export type BackGame = { readonly title: string; readonly url: string }

/** Queues the one letter that a wish is for, in the transaction that says that it was told. */
export async function queueBackInStock(
  transaction: DeskDatabase,
  shop: Pick<ShopFacts, 'origin'>,
  game: BackGame,
  wish: Wish,
  now: Date,
): Promise<void> {
  const unsubscribeUrl = withdrawUrl(shop, wish)
  const [about, recipient] = [wishSubject(wish), wish.email]
  // Whoever was told may wish again.
  const key = `${about} back ${wish.consentedAt.toISOString()}`
  const letter = { ...toBackInStock({ ...game, unsubscribeUrl }), kind: 'back-in-stock' } as const
  await queueLetter(transaction, { ...letter, about, key, recipient, unsubscribeUrl }, now)
}
