import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { isDataFault } from '#desk/database/is-data-fault.ts'
import type { DailyCount } from '#desk/figures/daily-counts.ts'
import { dayInIndia } from '#platform/india-time.ts'
import { repeat } from '#platform/repeat.ts'
import type { OpenDesk } from '../desk/late-desk.ts'
import { isPrefetch } from '../requests/is-prefetch.ts'
import { pageKindOf, searchOf } from './page-kind.ts'
import { toCountedWords } from './to-counted-words.ts'

/** The shop's counters, in memory until they are written: numbers, and nothing about visitors. */
export type Visits = {
  /** Called with each response. */
  readonly onResponse: (
    request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
    status: number,
  ) => void
  /** Called with the number of results of a search; cached pages show them again without another search. */
  readonly onSearch: (words: string, found: number) => void
  /** Starts to write the counts regularly. */
  readonly start: (openDesk: OpenDesk, onFault: (fault: unknown) => void) => void
  /** Writes the remaining counts, and stops; within a second, so that no closing shop waits for a database. */
  readonly stop: () => Promise<void>
}

const WRITE_MS = 30_000
const STOP_TIMEOUT_MS = 1000
/** Most distinct searches that are remembered, and that wait to be written. */
const MAX_SEARCHES = 500
const BOT = /bot|crawl|spider|slurp|preview|lighthouse|headless/i

/** @param isWanted false when nothing about shoppers is stored */
export function createVisits(isWanted: boolean, now = () => new Date()): Visits {
  const counts = createCounts()
  const empty = new Set<string>()
  let stopWriting: (() => Promise<void>) | null = null
  let write = async () => {}
  return {
    onResponse(request, status) {
      if (!isWanted || !isSeen(request, status)) return
      const kind = pageKindOf(request.url ?? '')
      if (kind === null) return
      counts.add('page', kind)
      if (request.headers['sec-fetch-site'] !== 'same-origin') counts.add('page', 'visit')
      const words = kind === 'search' ? toCountedWords(searchOf(request.url ?? '')) : null
      if (words !== null && empty.has(words)) counts.add('empty-search', words)
    },
    onSearch(typed, found) {
      const words = toCountedWords(typed)
      if (words === null) return
      empty.delete(words)
      if (found === 0) empty.add(words)
      // Removes the oldest search.
      if (empty.size > MAX_SEARCHES) empty.delete(empty.values().next().value ?? '')
    },
    start(openDesk, onFault) {
      if (!isWanted) return
      write = async () => {
        const taken = counts.take(dayInIndia(now()))
        if (taken.length === 0) return
        try {
          await (await openDesk()).dailyCounts.add(taken)
        } catch (fault) {
          // Counts that were refused once would be refused with all later ones.
          if (!isDataFault(fault)) counts.giveBack(taken)
          throw fault
        }
      }
      stopWriting = repeat({ work: write, everyMs: WRITE_MS, onFault })
    },
    async stop() {
      const written = stopWriting?.()
        .then(write)
        .catch(() => null)
      await Promise.race([written, pause(STOP_TIMEOUT_MS, null, { ref: false })])
    },
  }
}

/** Whether a person looks at the document: browsers send these headers since 2023, and most programs do not. */
function isSeen({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>, status: number) {
  return (
    method === 'GET' &&
    (status === 200 || status === 304) &&
    headers['sec-fetch-dest'] === 'document' &&
    !isPrefetch((name) => headers[name]) &&
    !BOT.test(headers['user-agent'] ?? '')
  )
}

/** Counts by kind and name; those that could not be written keep their day. */
function createCounts() {
  const counted = { page: new Map<string, number>(), 'empty-search': new Map<string, number>() }
  let waiting: readonly DailyCount[] = []
  return {
    add(kind: DailyCount['kind'], name: string) {
      const names = counted[kind]
      const count = names.get(name)
      if (count !== undefined || names.size < MAX_SEARCHES) names.set(name, (count ?? 0) + 1)
    },
    /** Counts from up to half a minute before midnight may get the next day, which does not matter. */
    take(day: string): readonly DailyCount[] {
      const taken = (['page', 'empty-search'] as const).flatMap((kind) =>
        [...counted[kind]].map(([name, count]) => ({ day, kind, name, count })),
      )
      const all = [...waiting, ...taken]
      for (const names of Object.values(counted)) names.clear()
      waiting = []
      return all
    },
    giveBack(taken: readonly DailyCount[]) {
      const sums = new Map<string, DailyCount>()
      for (const one of taken) {
        const key = `${one.day} ${one.kind} ${one.name}`
        sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) })
      }
      const { page = [], 'empty-search': searches = [] } = Object.groupBy(
        sums.values(),
        ({ kind }) => kind,
      )
      // While the database is down for long, only the newest searches are kept.
      waiting = [...page, ...searches.slice(-MAX_SEARCHES)]
    },
  }
}
