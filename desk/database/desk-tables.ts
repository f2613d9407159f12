import type { Generated, Kysely } from 'kysely'
import type { DailyCountTable } from '../figures/daily-count-table.ts'
import type { HistoryTable } from '../history/history-table.ts'
import type { LetterTable } from '../mail/letter-table.ts'
import type {
  MessageAnswerTable,
  MessageTable,
  MessageWordTable,
} from '../messages/message-table.ts'
import type { FollowedTable } from '../orders/followed-table.ts'
import type {
  RatingSumTable,
  ReviewPhotoTable,
  ReviewTable,
  ReviewVoteTable,
} from '../reviews/review-table.ts'
import type {
  StaffInvitationTable,
  StaffRecoveryCodeTable,
  StaffSessionTable,
  StaffTable,
  StaffTryTable,
} from '../staff/staff-table.ts'
import type { SubscriberTable } from '../subscribers/subscriber-table.ts'
import type { WishTable } from '../wishes/wish-table.ts'

export type DeskTables = {
  readonly daily_counts: DailyCountTable
  readonly followed: FollowedTable
  readonly history: HistoryTable
  readonly letters: LetterTable
  readonly messages: MessageTable
  readonly message_answers: MessageAnswerTable
  readonly message_words: MessageWordTable
  readonly rating_sums: RatingSumTable
  readonly reviews: ReviewTable
  readonly review_photos: ReviewPhotoTable
  readonly review_votes: ReviewVoteTable
  readonly subscribers: SubscriberTable
  readonly staff: StaffTable
  readonly staff_sessions: StaffSessionTable
  readonly staff_recovery_codes: StaffRecoveryCodeTable
  readonly staff_invitations: StaffInvitationTable
  readonly staff_tries: StaffTryTable
  readonly wishes: WishTable
}

/** The desk's database, or a transaction in it. */
export type DeskDatabase = Kysely<DeskTables>

/** A row's id, which the database generates. */
export type RowId = Generated<number>
