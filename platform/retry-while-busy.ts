import { setTimeout as pause } from 'node:timers/promises'

/** How long a request waits for other processes in total. */
const MAX_WAIT_MS = 4000
/** A transaction takes one or two milliseconds, and ten times that to flush to a slow disk. */
const PAUSE_MS = 15

/**
 * Runs work on a SQLite database. While another process writes, retries it after short pauses, and this
 * process serves other requests in between: SQLite's busy timeout would block them all.
 *
 * @param work must have changed nothing when it throws SQLITE_BUSY, as a single statement, or a transaction that fails to begin
 * @throws what `work` throws; the database's SQLITE_BUSY error when the lock is never free
 */
export function retryWhileBusy<Result>(work: () => Result): Result | Promise<Result> {
  try {
    return work()
  } catch (fault) {
    if (!isBusy(fault)) throw fault
    return tryAgain(work, fault)
  }
}

async function tryAgain<Result>(work: () => Result, first: unknown): Promise<Result> {
  const end = performance.now() + MAX_WAIT_MS
  let fault = first
  while (performance.now() < end) {
    // Random, so that two waiting processes do not retry in lockstep.
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

/** Whether the last byte of the error's code is SQLITE_BUSY: https://sqlite.org/rescode.html */
export function isBusy(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('errcode' in fault)) return false
  return typeof fault.errcode === 'number' && (fault.errcode & 0xff) === 5
}
