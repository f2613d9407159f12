import { repeat } from '#platform/repeat.ts'
import { createServerStorefront } from '../../store/storefront.ts'
import { followOrders } from '../orders/follow-orders.ts'
import { storesForms } from '../shop-desk.ts'
import { followWishes } from '../wishes/follow-wishes.ts'
import type { MailParts } from './late-mail.ts'

type Stop = () => Promise<void>

const ORDERS_MS = 2000
const WISHES_MS = 60_000
const TIDY_MS = 6 * 60 * 60_000

/**
 * Queues letters about events, deletes old ones, and sends those that are due if the settings have a mail server.
 * @returns stops all of it
 */
export async function startMail(parts: MailParts): Promise<Stop> {
  const { settings, desk, log, telemetry } = parts
  const { mail: server } = settings.desk
  // The demonstration shop's orders are fictional, like its figures.
  const stops = storesForms(settings)
    ? [...queueOrderLetters(parts), ...queueWishLetters(parts), forgetOld(parts)]
    : []
  const sender = server
    ? (await import('./send-mail.ts')).sendMail({
        server,
        openDesk: desk.open,
        observer: telemetry.observer,
        log,
      })
    : null
  return async () => {
    await Promise.all([...stops.map((stop) => stop()), sender?.stop()])
  }
}

function forgetOld({ desk, log }: MailParts): Stop {
  const work = async () => (await desk.open()).mail.forgetOld()
  const onFault = (fault: unknown) =>
    log.error({ err: fault }, 'Could not delete old letters; will retry')
  return repeat({ work, everyMs: TIDY_MS, onFault })
}

/** Queues letters without a mail server, too: the desk shows them. A hosted store writes about its orders itself. */
function queueOrderLetters(parts: MailParts): Stop[] {
  const { settings, desk, store, log, lastEventAtStart: begin } = parts
  if (store === null) return []
  const { merchantOrders } = store
  const origin = settings.publicOrigin
  const work = followOrders({ merchantOrders, openDesk: desk.open, origin, begin })
  const onFault = (fault: unknown) =>
    log.error({ err: fault }, 'Could not queue letters about orders; will retry')
  return [repeat({ work, everyMs: ORDERS_MS, onFault })]
}

/** A wish is one letter, so it waits until mail can be sent. */
function queueWishLetters({ settings, desk, store, log }: MailParts): Stop[] {
  if (settings.desk.mail === null) return []
  const { lasting } = createServerStorefront(settings, store?.fetch ?? null, log)
  const origin = settings.publicOrigin
  const work = followWishes({ storefront: lasting, openDesk: desk.open, origin })
  const onFault = (fault: unknown) =>
    log.error({ err: fault }, 'Could not queue back-in-stock letters; will retry')
  return [repeat({ work, everyMs: WISHES_MS, onFault })]
}
