import type { Desk } from '#desk/open-desk.ts'
import type { TestClock } from './test-clock.ts'

/** What a contract is tried with: the same on either database. */
export type DeskContract = {
  /** A desk with an empty database, at the clock's time. */
  readonly open: () => Promise<Desk>
  /** Another process's desk on the same database, since the last `open`. */
  readonly openAgain: () => Promise<Desk>
  readonly clock: TestClock
}
