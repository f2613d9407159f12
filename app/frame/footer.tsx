import { lazy, Suspense } from 'react'
import { loadFooter } from './load-footer.ts'

const Content = lazy(async () => ({ default: await loadFooter().catch(() => FooterAsSent) }))

/** The foot of every page. The server draws it whole; its code is no part of what a first tap waits for. */
export function Footer() {
  return (
    <Suspense>
      <Content />
    </Suspense>
  )
}

/** Where the code cannot be fetched, the server's markup stays: its links lead on without script. */
function FooterAsSent() {
  const sent = document.querySelector('.footer')?.innerHTML ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already, drawn by us
  return <footer className="footer" dangerouslySetInnerHTML={{ __html: sent }} />
}
