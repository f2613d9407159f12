import type { Selectable } from 'kysely'
import { toDate } from '../database/to-date.ts'
import type { WishTable } from './wish-table.ts'

export type Wish = {
  readonly id: number
  readonly variantId: string
  readonly title: string
  readonly email: string
  readonly token: string
  readonly consentWords: string
  readonly consentPage: string
  readonly consentedAt: Date
  readonly notifiedAt: Date | null
}

export function toWish(row: Selectable<WishTable>): Wish {
  const { id, title, email, token } = row
  return {
    id,
    title,
    email,
    token,
    variantId: row.variant_id,
    consentWords: row.consent_words,
    consentPage: row.consent_page,
    consentedAt: new Date(row.consented_at),
    notifiedAt: toDate(row.notified_at),
  }
}

/** The subject of a wish in the history and in letters. */
export const wishSubject = ({ id }: { readonly id: number }) => `wish ${id}`
