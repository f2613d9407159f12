/**
 * Loads something at the first call, once for all callers. A failure is forgotten, so that the next call tries again
 * and a file that could not be read for a moment does not fail until the restart.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load().catch((fault: unknown) => {
      loading = null
      throw fault
    })
    return loading
  }
}
