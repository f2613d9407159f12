import type { ContactInput } from './forms/contact-form.ts'
import type { ShopReviews } from './shop-reviews.ts'

/** The law sets times within which a grievance must be acknowledged and resolved. */
export type MessageKind = 'query' | 'grievance'

/** A message as a shopper sends it. */
export type NewMessage = ContactInput & {
  readonly kind: MessageKind
  /** The same for each attempt to send this message, so that it is stored once; null without script to create it. */
  readonly key: string | null
}

/** The outcome of a message; `stored` only once it is stored. */
export type MessageOutcome =
  | { readonly type: 'stored'; readonly ticket: string }
  | { readonly type: 'refused'; readonly reason: 'too-many'; readonly waitMs: number }

/** What the shop's pages can send to the merchant's desk. */
export type ShopDesk = {
  readonly reviews: ShopReviews
  /**
   * Stores a message. A message that is already stored keeps its ticket and is not stored twice.
   * @throws when it cannot be stored, for any reason
   */
  readonly storeMessage: (message: NewMessage) => Promise<MessageOutcome>
  /** Called with each search and its number of results, for the merchant's figures. */
  readonly onSearch: (words: string, found: number) => void
  /** Null when no mail can be sent, so that nobody could confirm a subscription. */
  readonly newsletter: ShopNewsletter | null
  /** Null when no mail can be sent. */
  readonly wishes: ShopWishes | null
}

/** A shopper's consent: to which words, on which page. */
export type NewsletterConsent = {
  readonly email: string
  readonly words: string
  readonly page: string
}

/** Newsletter subscriptions, which start once the address is confirmed and end with one click. */
export type ShopNewsletter = {
  /** Queues a mail with a confirmation link, unless the address is subscribed or got that link today. */
  readonly subscribe: (consent: NewsletterConsent) => Promise<void>
  /** @returns false for an invalid key, or when the subscription has ended */
  readonly confirm: (key: string) => Promise<boolean>
  /** @returns false for an invalid key */
  readonly unsubscribe: (key: string) => Promise<boolean>
}

/** Requests for one mail when a variant is back in stock. Each mail has a link to withdraw the request. */
export type ShopWishes = {
  /** Stores a request; `too-many` when the address already waits for many games. */
  readonly add: (wish: ShopWish) => Promise<'stored' | 'too-many'>
  /** Deletes a request. @returns false for an invalid key, or when the request is gone */
  readonly withdraw: (key: string) => Promise<boolean>
}

export type ShopWish = NewsletterConsent & {
  readonly variantId: string
  /** The game's. */
  readonly title: string
}

/** How many messages an e-mail address may send in how many minutes (specification section 5, Rate limits). */
export const contactLimit = { max: 3, minutes: 10 } as const
