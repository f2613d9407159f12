/** A network on which requests hang longer than this counts as unreachable. */
const TIMEOUT_MS = 5000

/**
 * Whether the shop's own server responds, with any status. A browser that reports being online may be on a network that
 * lets nothing through.
 * @returns true, too, when the signal aborts: that says nothing of the network
 */
export async function isShopReachable(signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: limited }).then(
    () => true,
    () => signal.aborted,
  )
}
