import { useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { offlineWords } from '#content/connectivity.ts'
import { offlineSeo } from '#merchant/seo/offline.ts'

/** The query parameter with the path of the page that was wanted. */
const TO = 'to'

/** Where the service worker leads a page that it has not kept: the router may still have all that it needs. */
export default function OfflineRoute() {
  const navigate = useNavigate()

  // Opens the wanted page: as the router does now, as a document when the network is back.
  useEffect(() => {
    const to = new URL(location.href).searchParams.get(TO)
    const path = to && findPath(to)
    if (!path) return
    void navigate(path, { replace: true })
    const open = () => location.replace(path)
    addEventListener('online', open)
    return () => removeEventListener('online', open)
  }, [navigate])

  return (
    <Container className="full-state rays">
      <PageSeo {...offlineSeo} noindex />
      <EmptyState level={1} emblem="plug" title={offlineWords.title} text={offlineWords.text}>
        <Button onClick={() => location.reload()}>{offlineWords.retry}</Button>
        <ButtonLink variant="outline" to={href('/')}>
          {offlineWords.home}
        </ButtonLink>
      </EmptyState>
    </Container>
  )
}

/** Only a path of this shop: anybody may write the address. */
function findPath(to: string): string | null {
  const url = URL.parse(to, location.origin)
  const isOurs = url?.origin === location.origin && url.pathname !== location.pathname
  return isOurs ? url.pathname + url.search : null
}
