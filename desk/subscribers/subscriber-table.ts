import type { RowId } from '../database/desk-tables.ts'

/** Pending until the mailbox has confirmed it (double opt-in). */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

export type SubscriberTable = {
  readonly id: RowId
  /** As typed. */
  readonly email: string
  readonly mailbox: string
  readonly state: SubscriberState
  /** In the links that confirm and unsubscribe. */
  readonly token: string
  /** Exactly what was agreed to. */
  readonly consent_words: string
  /** The address of the page that said so. */
  readonly consent_page: string
  readonly consented_at: string
  readonly confirmed_at: string | null
  readonly unsubscribed_at: string | null
}
