import type { Logger } from 'pino'
import type { LocalStore } from '#local-store/local-store.ts'
import type { ShopLog } from '../../process/log.ts'
import type { Settings } from '../../settings.ts'
import type { ShopObserver } from '../../telemetry/shop-observer.ts'
import type { LateDesk } from '../late-desk.ts'

export type MailParts = {
  readonly settings: Settings
  readonly desk: LateDesk
  /** Null with a hosted store, which writes about its orders itself. */
  readonly store: Pick<LocalStore, 'merchantOrders' | 'fetch'> | null
  /** The store's last order event before this process took orders. */
  readonly lastEventAtStart?: number | undefined
  readonly log: Logger
  readonly telemetry: { readonly observer: Pick<ShopObserver, 'mailed'> }
}

type Stop = () => Promise<void>

/**
 * Queues and sends letters in the background; loaded late, so that it does not slow the start. If loading fails, the
 * shop serves without mail.
 * @param load starts the work, for example `loadMail`
 */
export function createLateMail(log: Pick<ShopLog, 'error'>, load: () => Promise<Stop>) {
  let starting: Promise<Stop | null> | null = null
  let isStopped = false
  return {
    /** Does nothing after `stop`: a shop may end in its first second, and its store with it. */
    start() {
      if (isStopped) return
      starting = load().catch((fault: unknown) => {
        log.error({ err: fault }, 'Could not start to send mail')
        return null
      })
    },
    async stop() {
      isStopped = true
      await (await starting)?.()
    },
  }
}

export async function loadMail(parts: MailParts): Promise<Stop> {
  return (await import('./start-mail.ts')).startMail(parts)
}
