import type { RowId } from '../database/desk-tables.ts'

/** What a letter is for. */
export type LetterKind =
  | 'receipt'
  | 'notice'
  | 'answer'
  | 'confirmation'
  | 'welcome'
  | 'order'
  | 'dispatch'
  | 'cancellation'
  | 'wish'
  | 'back-in-stock'
  | 'hidden-review'

/** `sending` letters are held by a process until its lease ends; `failed` ones wait for somebody at the desk. */
export type LetterState = 'waiting' | 'sending' | 'sent' | 'failed'

export type LetterTable = {
  readonly id: RowId
  /** What caused it, for example `message 12 receipt`: one letter per cause. */
  readonly key: string
  readonly kind: LetterKind
  /** The subject of its actions in the history, for example `message 12`. */
  readonly about: string
  readonly state: LetterState
  readonly recipient: string
  readonly mailbox: string
  readonly reply_to: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for every attempt, so that mailboxes recognise a duplicate. */
  readonly message_id: string
  readonly in_reply_to: string | null
  readonly unsubscribe_url: string | null
  readonly tries: number
  /** When it is next claimed: for its next attempt, or at the end of a lease. Null when it is sent or failed. */
  readonly due_at: string | null
  /** No attempt is made after this time. */
  readonly give_up_at: string
  /** The lease of the attempt under way. */
  readonly lease: string | null
  /** Why the last attempt failed, in the mail server's words or ours. */
  readonly failure: string | null
  readonly created_at: string
  readonly sent_at: string | null
}
