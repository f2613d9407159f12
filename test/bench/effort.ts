/** How much a round does: as much as figures need, or just enough to show that everything can be measured. */
export type Effort = {
  /** Requests of one load; the local store gets a tenth of them. */
  readonly requests: number
  /** How often the loads of two servers alternate, and how many loads each gets before: a new process compiles. */
  readonly repeats: number
  readonly warmUpLoads: number
  /** Different addresses that are each requested once. */
  readonly addresses: number
  /** How often each page is rendered before it is timed, and how often it is timed. */
  readonly cold: { readonly warmUp: number; readonly times: number }
  /** Rows in each of the desk's lists, and how often one of its pages is timed at most. */
  readonly desk: { readonly rows: number; readonly times: number }
  /** Whether the browser is slowed down to a phone. */
  readonly isSlow: boolean
}

export const wholeEffort: Effort = {
  requests: 20_000,
  repeats: 5,
  warmUpLoads: 3,
  addresses: 50_000,
  cold: { warmUp: 10, times: 15 },
  desk: { rows: 100_000, times: 100 },
  isSlow: true,
}

export const quickEffort: Effort = {
  requests: 100,
  repeats: 1,
  warmUpLoads: 0,
  addresses: 300,
  cold: { warmUp: 0, times: 1 },
  desk: { rows: 1_000, times: 1 },
  isSlow: false,
}
