import { type ReactNode, useRef, useState } from 'react'
import { useFocusHandOver } from '#app/browser/use-focus-hand-over.ts'
import { useConnection } from '#app/frame/use-connection.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { CloseIcon } from '#app/ui/icons.tsx'
import { connectivityWords as words } from '#content/connectivity.ts'
import type { ConnectionProblem, Store } from './connection-queries.ts'

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' })

/**
 * Tells that the store cannot be reached and what helps; nothing while all is well (specification
 * section 2, Connectivity banner). Once closed it stays away until the next finding.
 */
export function ConnectivityBanner({ storefront, endpoint }: Store) {
  const { problem, checkedAt, isTesting, test } = useConnection(storefront)
  const [closed, setClosed] = useState<ConnectionProblem | null>(null)
  if (!problem || problem === closed) return null

  return (
    <BannerPlace>
      <div className="flex items-start gap-1">
        <p role="alert" className="flex-1 pt-2">
          <b className="block text-danger">{words.title}</b> {problem.text}
        </p>
        <IconButton label="Close" onClick={() => setClosed(problem)}>
          <CloseIcon />
        </IconButton>
      </div>
      <Tips problem={problem} domain={new URL(endpoint, window.location.href).host} />
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        busy={isTesting}
        onClick={() => void test()}
      >
        {isTesting ? words.testing : words.retry}
      </Button>
      {checkedAt && (
        <p className="text-xs text-muted">
          {words.lastChecked}: <time>{clock.format(checkedAt)}</time>
        </p>
      )}
    </BannerPlace>
  )
}

/** Fixed below the bar, so that it covers neither the cart's button nor moves the page. */
function BannerPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null)
  useFocusHandOver(place)

  return (
    <section
      ref={place}
      aria-label="Store connection"
      className="[position:fixed] top-24 right-4 z-(--layer-bar) grid max-h-[calc(100dvh-7rem)] w-88 max-w-[calc(100vw-2rem)] gap-3 overflow-y-auto rounded-card border-2 border-danger bg-surface py-3 pr-2 pl-4 text-sm leading-snug shadow-raised print:hidden"
    >
      {children}
    </section>
  )
}

function Tips({ problem, domain }: { problem: ConnectionProblem; domain: string }) {
  return (
    <div className="mr-2 rounded-control bg-inset px-3 py-2">
      <b>{words.tipsTitle}</b>
      <ul className="list-disc pl-5">
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        <li>
          {words.whitelist} <b className="wrap-anywhere">{domain}</b>
        </li>
      </ul>
      {problem.detail && <p className="mt-1 text-xs text-muted">{problem.detail}</p>}
    </div>
  )
}
