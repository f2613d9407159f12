import type { DeskDatabase } from '../database/desk-tables.ts'
import { readSearch } from './message-words.ts'

/** Of more messages than these a word is so common that the newest of them are found soon. */
const COMMON = 5000
/** Behind every character: the end of a range of words with the same beginning. */
const LAST = '\u{10ffff}'

/** The beginnings of words that a message must have. */
export type SearchedWords = {
  /** One that few messages have, whose messages are looked through; null when all are common. */
  readonly rare: string | null
  /** Looked up in each message that is looked through. */
  readonly others: readonly string[]
}

/** Neither database knows how common a beginning is, and each guesses wrong by seconds. */
export async function findRarest(database: DeskDatabase, search: string): Promise<SearchedWords> {
  const words = readSearch(search)
  const counted: { word: string; count: number }[] = []
  for (const word of words) counted.push({ word, count: await countUpTo(database, word) })
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

async function countUpTo(database: DeskDatabase, word: string): Promise<number> {
  const some = selectWords(database, word).select('message_id').limit(COMMON)
  const { count } = await database
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
