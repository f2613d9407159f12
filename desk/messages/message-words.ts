import { toPhoneKey } from '#platform/person-keys.ts'

/** Longer words are indexed by this many first characters. */
const MAX_LENGTH = 32
const MAX_WORDS = 250
/** Words of a search that are used; more would hardly narrow it. */
const MAX_SEARCHED = 8

/** The distinct words of a text, in lower case. */
function listWords(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, MAX_LENGTH).join('')))]
}

/** What a message is indexed by: the words of its text, name and address, and the phone number. */
export function wordsOf(message: {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly text: string
}): string[] {
  const { name, email, phone, text } = message
  const words = listWords(`${name} ${email} ${text}`).slice(0, MAX_WORDS)
  return [...new Set([...words, toPhoneKey(phone)])]
}

/** Word prefixes, all of which must match. A phone number may be typed in groups. */
export function readSearch(text: string): string[] {
  if (/^[\d\s+().-]{8,}$/.test(text)) return [toPhoneKey(text)]
  return listWords(text).slice(0, MAX_SEARCHED)
}
