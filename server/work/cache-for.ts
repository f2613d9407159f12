import { monotonicNow } from './monotonic-now.ts'
import { createSharedWork, type WorkRules } from './shared-work.ts'

/**
 * Calls `ask` and caches the result for a time; concurrent calls share it. A failure is not cached.
 * @param ttlMs from the start of the call
 */
export function cacheFor<Result>(
  ttlMs: number,
  ask: () => Promise<Result>,
  { rules, now = monotonicNow }: { readonly rules: WorkRules; readonly now?: () => number },
): () => Promise<Result> {
  const asking = createSharedWork<Result>(rules, now)
  let cached: { readonly until: number; readonly result: Result } | null = null
  return async () => {
    if (cached !== null && now() < cached.until) return cached.result
    return asking.run('', async () => {
      const until = now() + ttlMs
      const result = await ask()
      cached = { until, result }
      return result
    })
  }
}
