import type { RowId } from '../database/desk-tables.ts'

/** Pending until confirmed from the mailbox (double opt-in). */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

export type SubscriberTable = {
  readonly id: RowId
  /** As typed. */
  readonly email: string
  readonly mailbox: string
  readonly state: SubscriberState
  /** Part of the links to confirm and unsubscribe. */
  readonly token: string
  /** The exact words of the consent. */
  readonly consent_words: string
  /** The URL of the page with those words. */
  readonly consent_page: string
  readonly consented_at: string
  readonly confirmed_at: string | null
  readonly unsubscribed_at: string | null
}
