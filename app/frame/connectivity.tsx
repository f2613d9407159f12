import { useEffect, useState } from 'react'
import { whenIdle } from '#app/browser/when-idle.ts'
import type { Store } from './connection-queries.ts'
import type { ConnectivityBanner } from './connectivity-banner.tsx'

/** Place of the banner, whose code and first check wait until the page rests. */
export function Connectivity(store: Store) {
  const [Banner, setBanner] = useState<typeof ConnectivityBanner | null>(null)

  // Joins the page to the browser's rest; where the code cannot be fetched, to its next network.
  useEffect(() => {
    const load = () =>
      void import('./connectivity-banner.tsx').then(
        (loaded) => setBanner(() => loaded.ConnectivityBanner),
        () => window.addEventListener('online', load, { once: true }),
      )
    const stop = whenIdle(load)
    return () => {
      stop()
      window.removeEventListener('online', load)
    }
  }, [])

  return Banner && <Banner {...store} />
}
