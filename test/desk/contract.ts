import type { Desk } from '#desk/open-desk.ts'
import type { TestClock } from './test-clock.ts'

/** What a contract test gets: the same for either database. */
export type DeskContract = {
  /** Opens a desk with an empty database, at the clock's time. */
  readonly open: () => Promise<Desk>
  /** Opens the desk of another process on the database of the last `open`. */
  readonly openAgain: () => Promise<Desk>
  readonly clock: TestClock
  /** What the desks of this test have logged. */
  readonly logged: readonly string[]
}
