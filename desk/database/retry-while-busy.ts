import { setTimeout as pause } from 'node:timers/promises'

/** How long a statement waits for other processes, in total. */
const TIMEOUT_MS = 4000
/** A transaction takes one or two milliseconds; flushing it to a slow disk takes ten times that. */
const PAUSE_MS = 15

/**
 * Runs a SQLite statement and retries it while another process writes. Between attempts this process serves other
 * requests, whereas SQLite's own waiting would block them all.
 *
 * @param run must have changed nothing when it throws SQLITE_BUSY
 * @throws what `run` throws; the database's error when it stays busy
 */
export async function retryWhileBusy<Result>(run: () => Result): Promise<Result> {
  const end = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      return run()
    } catch (fault) {
      if (!isBusy(fault) || performance.now() > end) throw fault
    }
    // Random, so that two processes that wait for each other do not retry in step.
    await pause(PAUSE_MS * (1 + Math.random()))
  }
}

/** SQLITE_BUSY in the last byte of its code: https://sqlite.org/rescode.html */
function isBusy(fault: unknown): boolean {
  if (!(fault instanceof Error) || !('errcode' in fault)) return false
  return typeof fault.errcode === 'number' && (fault.errcode & 0xff) === 5
}
