import { type ReactNode, useState } from 'react'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { connectivityWords as words } from '#content/connectivity.ts'
import { controls } from '#content/ui.ts'
import type { ConnectionProblem } from './connection-queries.ts'
import { useConnection } from './use-connection.ts'

/** Where the notice covers nothing that the page is for. */
const ROOMY_PX = 768

/**
 * Says that the store is unreachable and what helps (specification section 2, Connectivity banner).
 * Closed, it stays hidden until the store was reached in between or something else is wrong.
 */
export function ConnectivityBanner() {
  const { endpoint } = useShop().settings
  const { problem, checkedAt, isTesting, test } = useConnection()
  /** Text of the problem that the shopper dismissed. */
  const [closed, setClosed] = useState<string | null>(null)
  if (!problem && closed !== null) setClosed(null)
  if (!problem || problem.text === closed) return null

  return (
    <BannerPlace>
      <div className="flex items-start gap-1">
        <p role="alert" className="flex-1 pt-2">
          <b className="block text-danger">{words.title}</b> {problem.text}
        </p>
        <IconButton label={controls.close} onClick={() => setClosed(problem.text)}>
          <Icon name="close" />
        </IconButton>
      </div>
      {!problem.isOffline && (
        <Tips problem={problem} domain={new URL(endpoint, window.location.href).host} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="sm" variant="outline" busy={isTesting} onClick={test}>
          {isTesting ? words.testing : words.retry}
        </Button>
        <p className="text-xs text-muted">
          {words.lastChecked}:{' '}
          <time>{new Date(checkedAt).toLocaleTimeString('en-IN', { timeStyle: 'medium' })}</time>
        </p>
      </div>
    </BannerPlace>
  )
}

/** Fixed below the bar, so that it neither covers the cart button nor shifts the page. */
function BannerPlace({ children }: { children: ReactNode }) {
  return (
    <section
      ref={moveFocusOnUnmount}
      aria-label={words.label}
      className="[position:fixed] top-20 right-4 z-(--layer-bar) grid max-h-[calc(100dvh-7rem)] w-88 max-w-[calc(100vw-2rem)] gap-2 overflow-y-auto rounded-card border-2 border-danger bg-surface py-2 pr-2 pl-4 text-sm leading-snug shadow-raised print:hidden"
    >
      {children}
    </section>
  )
}

/** Closed on phones, where it would cover what the page is for. */
function Tips({ problem, domain }: { problem: ConnectionProblem; domain: string }) {
  const [isRoomy] = useState(() => window.innerWidth >= ROOMY_PX)
  return (
    <details open={isRoomy} className="mr-2 rounded-control bg-inset px-3">
      <summary className="min-h-touch content-center font-bold">{words.tipsTitle}</summary>
      <ul className="list-disc pl-5">
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        <li>
          {words.whitelist} <b className="wrap-anywhere">{domain}</b>
        </li>
      </ul>
      {problem.detail && <p className="py-2 text-xs text-muted">{problem.detail}</p>}
    </details>
  )
}
