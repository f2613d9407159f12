import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A search, the games that it must find, and those that it may find; every other game is wrong. */
export type JudgedSearch = {
  readonly words: string
  readonly must: ReadonlySet<string>
  readonly may: ReadonlySet<string>
}

export type Judgement = {
  readonly words: string
  readonly wrong: readonly string[]
  readonly missing: readonly string[]
  /**
   * The share of the found games that are right. If nothing is found, it is 1 when that is right and null when it is
   * wrong: then only the recall counts.
   */
  readonly precision: number | null
  /** The share of the games that must be found; null when there are none. */
  readonly recall: number | null
}

export type Score = { readonly precision: number; readonly recall: number }

type Groups = ReadonlyMap<string, ReadonlySet<string>>

const readLines = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

function readGroups(): Groups {
  const groups = new Map<string, ReadonlySet<string>>()
  for (const line of readLines('groups.txt')) {
    const [name = '', handles = ''] = line.split('=').map((part) => part.trim())
    groups.set(name, new Set(handles.split(/\s+/)))
  }
  return groups
}

/** `@couples & @gifts mystery-box - @adults`, from left to right. */
function readHandles(text: string, groups: Groups): Set<string> {
  let handles = new Set<string>()
  let operator = '+'
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (word === '&' || word === '-') {
      operator = word
      continue
    }
    const named = word.startsWith('@') ? groups.get(word) : new Set([word])
    if (!named) throw new Error(`There is no group ${word}.`)
    if (operator === '+') for (const handle of named) handles.add(handle)
    else
      handles = new Set([...handles].filter((handle) => named.has(handle) === (operator === '&')))
    operator = '+'
  }
  return handles
}

/** @param file a file of this folder, for example `tuning-searches.txt`, which explains the format */
export function readJudgedSearches(file: string): JudgedSearch[] {
  const groups = readGroups()
  return readLines(file).map((line) => {
    const [words = '', found = ''] = line.split(' >')
    const [must = '', may = ''] = found.split('|')
    return {
      words: words.trim(),
      must: readHandles(must, groups),
      may: readHandles(may, groups),
    }
  })
}

/** @param search returns the handles that a search finds */
export function judgeSearches(
  searches: readonly JudgedSearch[],
  search: (words: string) => readonly string[],
): Judgement[] {
  return searches.map(({ words, must, may }) => {
    const found = new Set(search(words))
    const wrong = [...found].filter((handle) => !must.has(handle) && !may.has(handle))
    const missing = [...must].filter((handle) => !found.has(handle))
    return {
      words,
      wrong,
      missing,
      precision: found.size > 0 ? 1 - wrong.length / found.size : must.size === 0 ? 1 : null,
      recall: must.size > 0 ? 1 - missing.length / must.size : null,
    }
  })
}

/** The mean over the searches: each counts the same, whether it finds one game or twenty. */
export function scoreOf(judgements: readonly Judgement[]): Score {
  const mean = (shares: readonly number[]) =>
    shares.reduce((sum, share) => sum + share, 0) / shares.length
  return {
    precision: mean(judgements.flatMap(({ precision }) => precision ?? [])),
    recall: mean(judgements.flatMap(({ recall }) => recall ?? [])),
  }
}
