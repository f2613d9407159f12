import { setTimeout as pause } from 'node:timers/promises'

/** How long a request waits for other processes in all. */
const PATIENCE_MS = 4000
/** A transaction takes one or two milliseconds; its flush to a slow disk ten times that. */
const PAUSE_MS = 15

/**
 * Does work that begins with a transaction. While another process writes, it is begun again a little later,
 * and meanwhile this one serves others: SQLite's own waiting would hold up all of them.
 *
 * @param work that has changed nothing when it throws SQLITE_BUSY, as one does that fails to begin
 * @throws what `work` throws; the database's own error when it is never free
 */
export function whenFree<Result>(work: () => Result): Result | Promise<Result> {
  try {
    return work()
  } catch (fault) {
    if (!isBusy(fault)) throw fault
    return tryAgain(work, fault)
  }
}

async function tryAgain<Result>(work: () => Result, first: unknown): Promise<Result> {
  const end = performance.now() + PATIENCE_MS
  let fault = first
  while (performance.now() < end) {
    // Two processes that wait for each other must not keep step.
    await pause(PAUSE_MS * (1 + Math.random()))
    try {
      return work()
    } catch (again) {
      if (!isBusy(again)) throw again
      fault = again
    }
  }
  throw fault
}

/** SQLITE_BUSY in the last byte of its code: https://sqlite.org/rescode.html */
function isBusy(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('errcode' in fault)) return false
  return typeof fault.errcode === 'number' && (fault.errcode & 0xff) === 5
}
