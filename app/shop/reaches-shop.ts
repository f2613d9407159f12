/** A network that lets requests hang carries nothing either. */
const LONGEST_MS = 5000

/**
 * Whether the shop's own server answers, in whatever way. A browser that believes it is online may be in a network that
 * carries nothing.
 */
export async function reachesShop(signal: AbortSignal): Promise<boolean> {
  if (!navigator.onLine) return false
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: limited }).then(
    () => true,
    () => signal.aborted,
  )
}
