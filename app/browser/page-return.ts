/** Resolves when the page is restored from the back/forward cache, or when the signal is aborted. */
export function waitForReturn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const end = () => {
      listening.abort()
      resolve()
    }
    signal.addEventListener('abort', end, { signal: listening.signal })
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) end()
    }
    window.addEventListener('pageshow', onPageShow, { signal: listening.signal })
  })
}

/** Calls back at once, and each time the page is shown again. @returns a function that ends it */
export function onArrival(arrive: () => void): () => void {
  arrive()
  window.addEventListener('pageshow', arrive)
  return () => window.removeEventListener('pageshow', arrive)
}
