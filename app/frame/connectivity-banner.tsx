import { type ReactNode, useId, useState } from 'react'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import type { ConnectionProblem } from '#app/shop/connection.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { connectivityWords as words } from '#content/connectivity.ts'
import { controls } from '#content/ui.ts'
import { useConnection } from './use-connection.ts'

/** From this viewport width on, the unfolded notice covers no main content of the page. */
const MIN_UNFOLDED_PX = 768

/**
 * Says that the store is unreachable and what helps (specification section 2, Connectivity banner).
 * Once closed, it stays hidden until the store was reachable in between or the problem changes.
 */
export function ConnectivityBanner() {
  const { problem, checkedAt, isTesting, test } = useConnection()
  /** Text of the problem that the shopper dismissed. */
  const [closed, setClosed] = useState<string | null>(null)
  if (!problem && closed !== null) setClosed(null)
  if (!problem || problem.text === closed) return null
  return (
    <Notice
      problem={problem}
      checkedAt={checkedAt}
      isTesting={isTesting}
      onTest={test}
      onClose={() => setClosed(problem.text)}
    />
  )
}

type NoticeProps = {
  problem: ConnectionProblem
  checkedAt: number
  isTesting: boolean
  onTest: () => void
  onClose: () => void
}

/** Two rows on phones, so that the page's title stays visible; the rest unfolds. */
function Notice({ problem, checkedAt, isTesting, onTest, onClose }: NoticeProps) {
  const [isUnfolded, setUnfolded] = useState(() => window.innerWidth >= MIN_UNFOLDED_PX)
  const isOpen = isUnfolded || problem.isOffline
  const restId = useId()
  const rest = isOpen ? '' : 'hidden'
  return (
    <BannerPlace isRow={problem.isOffline}>
      <p
        role="alert"
        className={classNames(!problem.isOffline && 'md:pt-2', !isOpen && 'line-clamp-2')}
      >
        <b className="block text-danger">{words.title}</b> {problem.text}
      </p>
      {!problem.isOffline && <Tips id={restId} problem={problem} className={rest} />}
      <div className="flex flex-wrap items-center gap-x-4 max-md:-mt-1">
        <Button
          size="sm"
          variant="outline"
          className="max-md:border-0 max-md:px-0"
          busy={isTesting}
          onClick={onTest}
        >
          {isTesting ? words.testing : words.retry}
        </Button>
        {!problem.isOffline && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={restId}
            className="flex min-h-touch items-center gap-1 font-bold md:hidden"
            onClick={() => setUnfolded(!isOpen)}
          >
            {words.more}
            <Icon name="chevron-down" className={isOpen ? 'rotate-180' : ''} />
          </button>
        )}
        <p className={classNames('py-2 text-xs text-muted', rest)}>
          {words.lastChecked}:{' '}
          <time>{new Date(checkedAt).toLocaleTimeString('en-IN', { timeStyle: 'medium' })}</time>
        </p>
      </div>
      <IconButton label={controls.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </BannerPlace>
  )
}

/**
 * Fixed below the bar and its awning, so that it neither covers the cart button nor shifts the page; on home at the bottom
 * of low phones (hero.css).
 */
function BannerPlace({ isRow, children }: { isRow: boolean; children: ReactNode }) {
  return (
    <section
      ref={moveFocusOnUnmount}
      aria-label={words.label}
      className={classNames(
        'connection-banner rounded-card border-2 border-danger bg-surface pt-2 pr-2 pl-4 text-sm leading-snug shadow-raised md:gap-2 md:pb-2 print:hidden',
        isRow && 'connection-row lg:py-1',
      )}
    >
      {children}
    </section>
  )
}

type TipsProps = { id: string; problem: ConnectionProblem; className: string }

function Tips({ id, problem, className }: TipsProps) {
  const { endpoint, localStore } = useShop().settings
  return (
    <div id={id} className={classNames('my-1 mr-2 rounded-control bg-inset px-3 py-2', className)}>
      <p className="font-bold">{words.tipsTitle}</p>
      <ul className="list-disc pl-5">
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        <li>
          {words.whitelist}{' '}
          <b className="wrap-anywhere">{new URL(endpoint, window.location.href).host}</b>
        </li>
      </ul>
      {!localStore && <p className="pt-2">{words.browsing}</p>}
      {problem.detail && <p className="pt-2 text-xs text-muted">{problem.detail}</p>}
    </div>
  )
}
