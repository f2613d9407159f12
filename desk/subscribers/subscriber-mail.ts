import type { DeskDatabase } from '../database/desk-tables.ts'
import { toConfirmation, toWelcome } from '../letters/subscriber-letters.ts'
import { queueLetter } from '../mail/queue-letter.ts'
import type { Subscriber } from './subscriber.ts'
import { subscriberSubject } from './subscriber-subject.ts'

/** Facts about the shop for letters. */
export type ShopFacts = {
  /** Without a trailing slash. */
  readonly origin: string
  /** A code for 10% off a first order, which the store must have too; null for none. */
  readonly welcomeCode: string | null
}

const linkTo = ({ origin }: ShopFacts, path: string, { token }: Subscriber) =>
  `${origin}${path}?key=${encodeURIComponent(token)}`

/** Asks for confirmation, at most once a day, because anybody can enter somebody else's address. */
export async function queueConfirmation(
  transaction: DeskDatabase,
  shop: ShopFacts,
  subscriber: Subscriber,
  now: Date,
): Promise<void> {
  const about = subscriberSubject(subscriber)
  const day = now.toISOString().slice(0, 10)
  const letter = toConfirmation(linkTo(shop, '/subscription', subscriber))
  // The links of a new consent after unsubscribing differ, so its letter needs another key.
  const key = `${about} confirmation ${day} ${subscriber.token.slice(0, 6)}`
  const { email: recipient } = subscriber
  await queueLetter(transaction, { ...letter, kind: 'confirmation', about, key, recipient }, now)
}

export async function queueWelcome(
  transaction: DeskDatabase,
  shop: ShopFacts,
  subscriber: Subscriber,
  now: Date,
): Promise<void> {
  const about = subscriberSubject(subscriber)
  const unsubscribeUrl = linkTo(shop, '/unsubscribe', subscriber)
  const facts = { shopUrl: `${shop.origin}/all-products`, code: shop.welcomeCode, unsubscribeUrl }
  const key = `${about} welcome ${subscriber.token.slice(0, 6)}`
  const letter = { ...toWelcome(facts), kind: 'welcome', recipient: subscriber.email } as const
  await queueLetter(transaction, { ...letter, about, key, unsubscribeUrl }, now)
}
