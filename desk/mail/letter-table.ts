import type { RowId } from '../database/desk-tables.ts'

/** What a letter is for. */
export const letterKinds = [
  'receipt',
  'notice',
  'answer',
  'confirmation',
  'welcome',
  'order',
  'dispatch',
  'cancellation',
  'wish',
  'back-in-stock',
  'hidden-review',
] as const

export type LetterKind = (typeof letterKinds)[number]

/** `sending` is held by a process until its lease ends; `failed` waits for somebody at the desk. */
export type LetterState = 'waiting' | 'sending' | 'sent' | 'failed'

export type LetterTable = {
  readonly id: RowId
  /** What caused it, such as `message 12 receipt`: a cause has one letter. */
  readonly key: string
  readonly kind: LetterKind
  /** What history calls its subject, such as `message 12`. */
  readonly about: string
  readonly state: LetterState
  readonly recipient: string
  readonly mailbox: string
  readonly reply_to: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Given once, so that mailboxes know a repeat. */
  readonly message_id: string
  readonly in_reply_to: string | null
  readonly unsubscribe_url: string | null
  readonly tries: number
  /** When it is next taken up: its next try, or the end of a lease. Null for what is over. */
  readonly due_at: string | null
  /** Not tried any more from then on. */
  readonly give_up_at: string
  /** Of the attempt under way. */
  readonly lease: string | null
  /** Why the last attempt failed, in the mail server's words or ours. */
  readonly failure: string | null
  readonly created_at: string
  readonly sent_at: string | null
}
