import { transliterate } from './transliterate.ts'

/** Lower case in plain Latin letters, without accents: full-width letters are plain ones, too. */
export function foldText(text: string): string {
  return transliterate(text.normalize('NFKC').toLowerCase()).normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of folded text, in order: `friend's` is one. */
export function splitWords(folded: string): string[] {
  return folded.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}

export const isNumber = (word: string) => /^\d+$/.test(word)

/** One form for all spellings of a sound, as Hinglish has no fixed spelling; spellings without an entry are dropped. */
const letters: Readonly<Record<string, string>> = {
  x: 'ks',
  ph: 'f',
  sh: 's',
  ck: 'k',
  c: 'k',
  q: 'k',
  z: 'j',
  w: 'v',
  mb: 'm',
  aa: 'a',
  ee: 'i',
  oo: 'u',
  ou: 'u',
  y: 'i',
}

const spellings = /x|ph|sh|ck|c|q|z|w|mb$|aa|ee|oo|ou|y|(?<=[kgtdbjr])h/g

const sounds = new Map<string, string>()

/** No word: its sound would be that of the one letter, and `aaaa` the article, which is skipped. */
const heldKey = /^(.)\1{2,}$/u

/** Limits the cache: shoppers may search for anything, and would fill the server's memory. */
const MAX_SOUNDS = 20_000

/**
 * A key that words that sound alike share, plurals included: `parties`, `party` and `parti`. Numbers stay.
 * @param word from `splitWords`
 */
export function soundOf(word: string): string {
  const cached = sounds.get(word)
  if (cached !== undefined) return cached
  if (heldKey.test(word)) return word
  const sound = singular(word)
    .replace(/c+h+/g, 'C')
    .replace(/c(?=[eiy])/g, 's')
    .replace(spellings, (spelling) => letters[spelling] ?? '')
    .replace(/(.)\1+/g, '$1')
  if (sounds.size < MAX_SOUNDS) sounds.set(word, sound)
  return sound
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}
