import type { ContactInput } from './forms/contact-form.ts'

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
  /**
   * Stores a message. One that is there already is not stored again, and has its ticket.
   * @throws when it could not be stored, whatever the reason
   */
  readonly keepMessage: (message: NewMessage) => Promise<MessageOutcome>
}

/** How many messages an e-mail address may send in how many minutes (specification section 5, Rate limits). */
export const contactLimit = { most: 3, minutes: 10 } as const
