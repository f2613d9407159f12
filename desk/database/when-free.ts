import { setTimeout as pause } from 'node:timers/promises'

/** How long a statement waits for other processes in all. */
const PATIENCE_MS = 4000
/** A transaction takes one or two milliseconds; its flush to a slow disk ten times that. */
const PAUSE_MS = 15

/**
 * Runs a statement of SQLite. While another process writes, it is tried again a little later, and meanwhile this one
 * serves others: SQLite's own waiting would hold up all of them.
 *
 * @param run that has changed nothing when it throws SQLITE_BUSY
 * @throws what `run` throws; the database's own error when it is never free
 */
export async function whenFree<Result>(run: () => Result): Promise<Result> {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return run()
    } catch (fault) {
      if (!isBusy(fault) || performance.now() > end) throw fault
    }
    // Two processes that wait for each other must not keep step.
    await pause(PAUSE_MS * (1 + Math.random()))
  }
}

/** SQLITE_BUSY in the last byte of its code: https://sqlite.org/rescode.html */
function isBusy(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('errcode' in fault)) return false
  return typeof fault.errcode === 'number' && (fault.errcode & 0xff) === 5
}
