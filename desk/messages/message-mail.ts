import { brand } from '#merchant/brand.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { toAnswer, toNotice, toReceipt, type WrittenMessage } from '../letters/message-letters.ts'
import { findMessageId, queueLetter } from '../mail/queue-letter.ts'

const receiptKey = (about: string) => `${about} receipt`

/** Queues the shopper's receipt and the merchant's notice, in the transaction that stores the message. */
export async function queueArrival(
  transaction: DeskDatabase,
  about: string,
  message: WrittenMessage,
  now: Date,
): Promise<void> {
  const { email, kind } = message
  const receipt = { ...toReceipt(message), kind: 'receipt', recipient: email } as const
  await queueLetter(transaction, { ...receipt, about, key: receiptKey(about) }, now)
  const recipient = kind === 'grievance' ? brand.grievanceOfficer.email : brand.email
  const notice = { ...toNotice(message), kind: 'notice', recipient, replyTo: email } as const
  await queueLetter(transaction, { ...notice, about, key: `${about} notice` }, now)
}

/** Queues an answer, threaded below the receipt, in the transaction that stores it. */
export async function queueAnswer(
  transaction: DeskDatabase,
  about: string,
  { message, answer }: { message: WrittenMessage; answer: { id: number; text: string } },
  now: Date,
): Promise<void> {
  const { email: recipient, kind } = message
  const replyTo = kind === 'grievance' ? brand.grievanceOfficer.email : brand.email
  const letter = { ...toAnswer(message, answer.text), kind: 'answer', recipient, replyTo } as const
  const inReplyTo = await findMessageId(transaction, receiptKey(about))
  const key = `${about} answer ${answer.id}`
  await queueLetter(transaction, { ...letter, about, key, inReplyTo }, now)
}
