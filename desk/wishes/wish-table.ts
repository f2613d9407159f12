import type { RowId } from '../database/desk-tables.ts'

export type WishTable = {
  readonly id: RowId
  readonly variant_id: string
  /** As the shop named it; empty for wishes from before it was noted. */
  readonly title: string
  /** As typed. */
  readonly email: string
  readonly mailbox: string
  /** In the link that withdraws it. */
  readonly token: string
  /** Exactly what was agreed to. */
  readonly consent_words: string
  /** The address of the page that said so. */
  readonly consent_page: string
  readonly consented_at: string
  /** When the one message was handed over; null while they wait. */
  readonly notified_at: string | null
}
