import type { MessageKind } from '#commerce/model/shop-desk.ts'
import type { RowId } from '../database/desk-tables.ts'

/** An answered message is not closed yet; a closed one may be unanswered. */
export const messageStates = ['open', 'answered', 'closed'] as const

export type MessageState = (typeof messageStates)[number]

export type MessageTable = {
  readonly id: RowId
  /** Idempotency key from the form; null from forms without script. */
  readonly key: string | null
  readonly kind: MessageKind
  readonly state: MessageState
  readonly name: string
  /** As typed. */
  readonly email: string
  readonly mailbox: string
  /** As typed. */
  readonly phone: string
  readonly phone_key: string
  readonly text: string
  readonly assignee: string | null
  readonly created_at: string
  readonly acknowledged_at: string | null
  readonly answered_at: string | null
  readonly closed_at: string | null
}

export type MessageAnswerTable = {
  readonly id: RowId
  readonly message_id: number
  readonly key: string | null
  readonly at: string
  readonly who: string
  readonly text: string
}

/** The word index that messages are searched by. */
export type MessageWordTable = { readonly word: string; readonly message_id: number }
