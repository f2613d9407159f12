import type { MessageKind } from '#commerce/model/shop-desk.ts'
import { answerLetter, noticeLetter, receiptLetter } from '#content/letters.ts'
import { brand } from '#merchant/brand.ts'
import { createLetter, type Letter } from './letter.ts'
import type { LetterBlock } from './letter-blocks.ts'

/** A message as its letters need it. */
export type WrittenMessage = {
  readonly ticket: string
  readonly kind: MessageKind
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly text: string
}

/**
 * Tells a shopper that the message arrived, and its ticket number. It does not quote the message: otherwise anybody
 * could have the shop mail any text to somebody else's address.
 */
export function toReceipt({ ticket, kind, name }: WrittenMessage): Letter {
  const words = receiptLetter
  const duty: LetterBlock[] = kind === 'grievance' ? [{ type: 'words', text: words.grievance }] : []
  return createLetter({
    subject: words.subject(ticket),
    title: words.title,
    blocks: [
      { type: 'words', text: `${words.hello(name)} ${words.ticket}` },
      { type: 'code', text: ticket },
      ...duty,
      { type: 'words', text: words.hours(brand.supportHours) },
    ],
    reason: words.reason,
  })
}

/** Tells the merchant about a message; a reply to it goes to the shopper. */
export function toNotice({ ticket, kind, name, email, phone, text }: WrittenMessage): Letter {
  const { fields, ...words } = noticeLetter
  const title = words.subjectOf(words.subject[kind], ticket, name)
  const duty: LetterBlock[] = kind === 'grievance' ? [{ type: 'words', text: words.grievance }] : []
  return createLetter({
    subject: title,
    title,
    reason: words.reason,
    blocks: [
      ...duty,
      {
        type: 'facts',
        rows: [
          [fields.name, name],
          [fields.email, email],
          [fields.phone, phone],
        ],
      },
      { type: 'quote', text },
    ],
  })
}

/** The merchant's answer to a message. */
export function toAnswer({ ticket, text }: WrittenMessage, answer: string): Letter {
  const words = answerLetter
  return createLetter({
    subject: words.subject(ticket),
    title: words.title,
    blocks: [
      { type: 'words', text: answer },
      { type: 'words', text: words.more },
      { type: 'words', text: words.wrote },
      { type: 'quote', text },
    ],
    reason: words.reason(ticket),
  })
}
