/**
 * Runs work under a lock, so that no other tab runs it at the same time. Without Web Locks, which need https, a tab
 * relies on `work` being synchronous.
 */
export async function withTabLock<Result>(name: string, work: () => Result): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined
  return locks ? await locks.request(name, async () => work()) : work()
}
