const RETRY_MS = 5000

/**
 * Waits before the next try: five seconds, or until the browser is online again. A connected but dead network fires no
 * `online` event when it works again.
 * @param signal ends the wait at once
 */
export async function pauseUntilOnline(signal?: AbortSignal): Promise<void> {
  const end = new AbortController()
  await new Promise((resolve) => {
    setTimeout(resolve, RETRY_MS)
    window.addEventListener('online', resolve, { signal: end.signal })
    signal?.addEventListener('abort', resolve, { signal: end.signal })
  })
  end.abort()
}
