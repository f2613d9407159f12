import { monotonicNow } from './monotonic-now.ts'

/** How requests may share work on a platform. */
export type WorkRules = {
  /**
   * Whether a request may await another's promise. In workerd everything that a request started ends with it, so
   * another request would wait forever: there it polls for the result with its own timer.
   */
  readonly joins: boolean
  /** Keeps work alive that no response waits for. */
  readonly keepAlive: (work: Promise<unknown>) => void
}

/** Node: work runs to its end without help. */
export const inOneProcess: WorkRules = { joins: true, keepAlive: () => undefined }

/** Work that takes longer has ended silently with its request: no response is awaited for this long. */
const MAX_WORK_MS = 20_000
/** Pause between polls, doubled each time, because hundreds of requests may be polling. */
const FIRST_POLL_MS = 5
const MAX_POLL_MS = 100

/** Work under way, by key. */
export type SharedWork<Result> = {
  /** The result of the work under way; starts it, and keeps it alive, if there is none. */
  readonly run: (key: string, begin: () => Promise<Result>) => Promise<Result>
  readonly isUnderWay: (key: string) => boolean
  readonly count: () => number
  /** Later calls start new work; earlier callers get the result of what was started. */
  readonly forgetAll: () => void
}

type Outcome<Result> = { readonly value: Result } | { readonly error: unknown }
type Work<Result> = {
  readonly begunAt: number
  readonly result: Promise<Result>
  /** Null until it has ended. */
  outcome: Outcome<Result> | null
}

/** Runs work once that several requests need at the same time. */
export function createSharedWork<Result>(
  { joins, keepAlive }: WorkRules,
  now: () => number = monotonicNow,
): SharedWork<Result> {
  const underWay = new Map<string, Work<Result>>()
  const isExpired = (work: Work<Result>) => now() - work.begunAt >= MAX_WORK_MS

  function find(key: string): Work<Result> | null {
    const work = underWay.get(key)
    if (work && isExpired(work)) underWay.delete(key)
    return underWay.get(key) ?? null
  }

  function start(key: string, begin: () => Promise<Result>): Promise<Result> {
    const work: Work<Result> = { begunAt: now(), result: begin(), outcome: null }
    underWay.set(key, work)
    const end = (outcome: Outcome<Result>) => {
      work.outcome = outcome
      if (underWay.get(key) === work) underWay.delete(key)
    }
    const ended = work.result.then(
      (value) => end({ value }),
      (error: unknown) => end({ error }),
    )
    keepAlive(ended)
    return work.result
  }

  async function run(key: string, begin: () => Promise<Result>): Promise<Result> {
    const work = find(key)
    if (work === null) return start(key, begin)
    if (joins) return work.result
    const outcome = await pollOutcome(work, isExpired)
    if (outcome === null) return run(key, begin)
    if ('error' in outcome) throw outcome.error
    return outcome.value
  }

  return {
    run,
    forgetAll: () => underWay.clear(),
    isUnderWay: (key) => find(key) !== null,
    count: () => [...underWay.keys()].filter((key) => find(key) !== null).length,
  }
}

/** Null for work that is gone. */
async function pollOutcome<Result>(
  work: Work<Result>,
  isExpired: (work: Work<Result>) => boolean,
): Promise<Outcome<Result> | null> {
  let wait = FIRST_POLL_MS
  while (work.outcome === null) {
    if (isExpired(work)) return null
    await pause(wait)
    wait = Math.min(2 * wait, MAX_POLL_MS)
  }
  return work.outcome
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
