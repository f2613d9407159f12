import type { Selectable } from 'kysely'
import { toDate } from '../database/to-date.ts'
import type { SubscriberState, SubscriberTable } from './subscriber-table.ts'

export type Subscriber = {
  readonly id: number
  readonly email: string
  readonly state: SubscriberState
  readonly token: string
  readonly consentWords: string
  readonly consentPage: string
  readonly consentedAt: Date
  readonly confirmedAt: Date | null
  readonly unsubscribedAt: Date | null
}

export function toSubscriber(row: Selectable<SubscriberTable>): Subscriber {
  const { id, email, state, token } = row
  return {
    id,
    email,
    state,
    token,
    consentWords: row.consent_words,
    consentPage: row.consent_page,
    consentedAt: new Date(row.consented_at),
    confirmedAt: toDate(row.confirmed_at),
    unsubscribedAt: toDate(row.unsubscribed_at),
  }
}
