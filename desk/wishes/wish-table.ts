import type { RowId } from '../database/desk-tables.ts'

export type WishTable = {
  readonly id: RowId
  readonly variant_id: string
  /** The title that the shop had; empty for older wishes, when it was not stored. */
  readonly title: string
  /** As typed. */
  readonly email: string
  readonly mailbox: string
  /** Part of the link that withdraws it. */
  readonly token: string
  /** The exact words of the consent. */
  readonly consent_words: string
  /** The URL of the page with those words. */
  readonly consent_page: string
  readonly consented_at: string
  /** When its letter was queued; null while they wait. */
  readonly notified_at: string | null
}
