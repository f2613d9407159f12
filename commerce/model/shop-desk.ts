import type { ContactInput } from './forms/contact-form.ts'
import type { ShopReviews } from './shop-reviews.ts'

/** A grievance has times within which the law wants it acknowledged and resolved. */
export const messageKinds = ['query', 'grievance'] as const

export type MessageKind = (typeof messageKinds)[number]

/** A message as a shopper sends it. */
export type NewMessage = ContactInput & {
  readonly kind: MessageKind
  /** The same for each attempt to send this message; null where there was no script to make one up. */
  readonly key: string | null
}

/** What became of a message: `kept` is said only once it is stored. */
export type MessageOutcome =
  | { readonly type: 'kept'; readonly ticket: string }
  | { readonly type: 'refused'; readonly reason: 'too-many'; readonly waitMs: number }

/** What the shop's pages leave at the merchant's desk. */
export type ShopDesk = {
  readonly reviews: ShopReviews
  /**
   * Stores a message. One that is there already is not stored again, and has its ticket.
   * @throws when it could not be stored, whatever the reason
   */
  readonly keepMessage: (message: NewMessage) => Promise<MessageOutcome>
  /** Hears how much a search found, for the merchant's figures. */
  readonly searched: (words: string, found: number) => void
  /** Null where no mail can be sent, without which nobody can confirm that letters are wanted. */
  readonly newsletter: ShopNewsletter | null
  /** Null for the same reason. */
  readonly wishes: ShopWishes | null
}

/** What somebody agreed to, in which words, on which page. */
export type NewsletterConsent = {
  readonly email: string
  readonly words: string
  readonly page: string
}

/** Letters that begin when the mailbox has confirmed them, and end by one click. */
export type ShopNewsletter = {
  /** Queues a letter with a link, unless the address gets letters already or had that link today. */
  readonly subscribe: (consent: NewsletterConsent) => Promise<void>
  /** @returns false for a key that is none, or whose letters have ended */
  readonly confirm: (key: string) => Promise<boolean>
  /** @returns false for a key that is none */
  readonly unsubscribe: (key: string) => Promise<boolean>
}

/** Who wants to know once when a variant is in stock again, each wish with a link to take it back. */
export type ShopWishes = {
  /** Stores a wish; `too-many` for an address that waits for many games already. */
  readonly add: (wish: ShopWish) => Promise<'kept' | 'too-many'>
  /** Deletes a wish. @returns false for a key that is none, or whose wish is gone */
  readonly withdraw: (key: string) => Promise<boolean>
}

export type ShopWish = NewsletterConsent & {
  readonly variantId: string
  /** Of the game. */
  readonly title: string
}

/** How many messages an e-mail address may send in how many minutes (specification section 5, Rate limits). */
export const contactLimit = { most: 3, minutes: 10 } as const
