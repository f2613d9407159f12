import { countRows } from '../database/count-rows.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { readSearch } from './message-words.ts'

/** A word in at least this many messages is so common that its newest matches are found quickly. */
const COMMON = 5000
/** Sorts after every character, and so ends the range of words with a prefix. */
const LAST = '\u{10ffff}'

/** The word prefixes that a message must contain. */
export type SearchedWords = {
  /** The rarest prefix, whose messages are scanned; null when all are common. */
  readonly rare: string | null
  /** Checked for each scanned message. */
  readonly others: readonly string[]
}

/** Neither database knows how common a prefix is, and a wrong query plan costs seconds. */
export async function findRarest(database: DeskDatabase, search: string): Promise<SearchedWords> {
  const words = readSearch(search)
  const counted: { word: string; count: number }[] = []
  for (const word of words) {
    const found = selectWords(database, word).select('message_id').limit(COMMON)
    counted.push({ word, count: await countRows(database, found) })
  }
  const [rarest] = counted.toSorted((one, other) => one.count - other.count)
  if (!rarest || rarest.count >= COMMON) return { rare: null, others: words }
  return { rare: rarest.word, others: words.filter((word) => word !== rarest.word) }
}

export function selectWords(database: DeskDatabase, word: string) {
  return database
    .selectFrom('message_words')
    .where('word', '>=', word)
    .where('word', '<', word + LAST)
}
