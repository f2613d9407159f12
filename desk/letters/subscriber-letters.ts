import { confirmationLetter, welcomeLetter } from '#content/letters.ts'
import { createLetter, type Letter } from './letter.ts'
import type { LetterBlock } from './letter-blocks.ts'

/** Asks a new subscriber to confirm; until then nothing else is sent to the address. */
export function toConfirmation(confirmUrl: string): Letter {
  const { subject, title, text, button, reason } = confirmationLetter
  return createLetter({
    subject,
    title,
    reason,
    blocks: [
      { type: 'words', text },
      { type: 'button', label: button, url: confirmUrl },
    ],
  })
}

export type Welcome = {
  readonly shopUrl: string
  readonly unsubscribeUrl: string
  /** A discount code of the store; null leaves it out. */
  readonly code: string | null
}

/** Welcomes a confirmed subscriber. */
export function toWelcome({ shopUrl, unsubscribeUrl, code }: Welcome): Letter {
  const words = welcomeLetter
  const gift: LetterBlock[] =
    code === null
      ? []
      : [
          { type: 'words', text: words.code },
          { type: 'code', text: code },
        ]
  return createLetter({
    subject: words.subject,
    title: words.title,
    reason: words.reason,
    unsubscribeUrl,
    blocks: [
      { type: 'words', text: words.text },
      ...gift,
      { type: 'button', label: words.button, url: shopUrl },
    ],
  })
}
