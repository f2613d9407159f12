/** An event of Chromium's trace; times in microseconds. */
export type PageEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** For a task: the thread's processor time in it. */
  readonly tdur?: number
  readonly args?: {
    readonly frame?: string
    readonly data?: {
      readonly documentLoaderURL?: string
      readonly isOutermostMainFrame?: boolean
      readonly weighted_score_delta?: number
    }
  }
}

/** The trace categories that `readPaints` needs. */
export const categories = [
  'blink.user_timing',
  'loading',
  'devtools.timeline',
  'disabled-by-default-lighthouse',
]

/** Times of one visit, in milliseconds from its start; `shift` has no unit. */
export type Paints = {
  readonly fcp: number
  readonly lcp: number
  /** Time above 50 ms of all tasks after the first paint: processor time, which other programs do not change. */
  readonly blocked: number
  /** Sum of all layout shifts: never less than the cumulative layout shift, which is that of the worst five seconds. */
  readonly shift: number
}

const LONG_TASK_MS = 50

/**
 * Reads from a trace what Lighthouse reads.
 * @throws Error when the trace does not open the page, or the page painted nothing
 */
export function readPaints(events: readonly PageEvent[], address: string): Paints {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  )
  if (!start) throw new Error(`The trace does not contain the opening of ${address}.`)
  const own = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const inFrame = own.filter(({ args }) => args?.frame === start.args?.frame)
  const after = (event: PageEvent | undefined) =>
    event ? (event.ts - start.ts) / 1000 : Number.NaN
  const first = inFrame.find(({ name }) => name === 'firstContentfulPaint')
  const largest = inFrame.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')
  if (!first || !largest) throw new Error(`${address} painted nothing.`)
  const blocked = own
    .filter(({ name, tid, ts }) => name === 'RunTask' && tid === start.tid && ts >= first.ts)
    .map(({ tdur = 0 }) => Math.max(tdur / 1000 - LONG_TASK_MS, 0))
  const shifts = inFrame
    .filter(({ name }) => name === 'LayoutShift')
    .map(({ args }) => args?.data?.weighted_score_delta ?? 0)
  return { fcp: after(first), lcp: after(largest), blocked: sum(blocked), shift: sum(shifts) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
