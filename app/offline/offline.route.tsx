import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { reloadPage } from '#app/browser/reload-page.ts'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { isShopReachable } from '#app/shop/is-shop-reachable.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { offlineWords } from '#content/connectivity.ts'
import { offlineSeo } from '#merchant/seo/offline.ts'
import { announceCacheAge } from './announce-cache-age.ts'
import { pauseUntilOnline } from './pause-until-online.ts'

/** The query parameter with the path of the requested page. */
const TO = 'to'
/** Pages that only the server can render. */
const ORDER = /^\/(?:thank-you|password)\b/

/** The service worker redirects here when it has not cached a page: the router may still have all its code and data. */
export default function OfflineRoute() {
  const navigate = useNavigate()

  // Opens the requested page: by the router at once, as a document when the network is back.
  useEffect(() => {
    announceCacheAge()
    const to = new URL(location.href).searchParams.get(TO)
    const path = to && findPath(to)
    if (!path) return
    if (!ORDER.test(path)) void navigate(path, { replace: true })
    const end = new AbortController()
    void openWhenReachable(path, end.signal)
    return () => end.abort()
  }, [navigate])

  return (
    <Container className="full-state rays">
      <PageSeo {...offlineSeo} noindex />
      <EmptyState level={1} emblem="plug" title={offlineWords.title} text={offlineWords.text}>
        <Button onClick={reloadPage}>{offlineWords.retry}</Button>
        <ButtonLink variant="outline" to={href('/')}>
          {offlineWords.home}
        </ButtonLink>
      </EmptyState>
    </Container>
  )
}

/** Opens a document once the shop can be reached. */
async function openWhenReachable(path: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pauseUntilOnline(signal)
    if ((await isShopReachable(signal)) && !signal.aborted) return location.replace(path)
  }
}

/** Accepts only a path of this shop, because anybody can write the URL. */
function findPath(to: string): string | null {
  const url = URL.parse(to, location.origin)
  const isOurs = url?.origin === location.origin && url.pathname !== location.pathname
  return isOurs ? url.pathname + url.search : null
}
