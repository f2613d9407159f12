/**
 * Normalises text for searches: lower case, without the accents that people leave out (`cafe` finds `café`). Marks
 * that belong to a word, as in Devanagari, stay.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (isAscii(lower)) return lower
  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

function isAscii(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text)
}

/** A search term; `value` is already folded. */
type Wanted = { readonly value: string; readonly isPrefix: boolean }

/** Whether a word or phrase of the text equals the term or starts with it. */
export function hasWord(text: string, { value, isPrefix }: Wanted): boolean {
  if (value === '') return isPrefix && text !== ''
  const folded = foldText(text)
  for (let at = folded.indexOf(value); at >= 0; at = folded.indexOf(value, at + 1)) {
    if (isLetter(folded[at - 1])) continue
    if (isPrefix || !isLetter(folded[at + value.length])) return true
  }
  return false
}

/** Whether the whole text equals the term or starts with it; a bare `*` matches any text except an empty one. */
export function isText(text: string, { value, isPrefix }: Wanted): boolean {
  if (value === '') return isPrefix && text !== ''
  const folded = foldText(text)
  return isPrefix ? folded.startsWith(value) : folded === value
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character)
}
