import { toPhoneKey } from '../people/person-keys.ts'

/** Longer words are found by their beginnings. */
const LONGEST = 32
const MOST_WORDS = 250
/** Of a search; more make it no narrower. */
const MOST_SEARCHED = 8

/** The words of a text, in small letters, each once. */
function listWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, LONGEST).join('')))]
}

/** What a message is found by: words of its text, of the name and of the address, and the phone number. */
export function wordsOf(message: {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly text: string
}): string[] {
  const { name, email, phone, text } = message
  const words = listWords(`${name} ${email} ${text}`).slice(0, MOST_WORDS)
  return [...new Set([...words, toPhoneKey(phone)])]
}

/** Beginnings of words, all of which have to be there. A phone number may be written in groups. */
export function readSearch(text: string): string[] {
  if (/^[\d\s+().-]{8,}$/.test(text)) return [toPhoneKey(text)]
  return listWords(text).slice(0, MOST_SEARCHED)
}
