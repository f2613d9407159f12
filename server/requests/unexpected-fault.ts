import type { ErrorHandler } from 'hono'
import { requestProblems } from '#content/request-problems.ts'
import { supportReference } from '#content/support-reference.ts'
import type { ShopLog } from '../process/log.ts'
import { loggedPath } from '../telemetry/route-of.ts'
import type { ShopObserver } from '../telemetry/shop-observer.ts'

/** Responds to faults outside of pages: bugs of the shop, which are logged with their stack. */
export function respondToUnexpected(
  log: Pick<ShopLog, 'error'>,
  { requestId }: ShopObserver,
): ErrorHandler {
  return (error, c) => {
    log.error({ err: error, path: loggedPath(c.req.path) }, 'A request failed')
    const id = requestId()
    const reference = id === null ? [] : [supportReference(id)]
    const message = [requestProblems.fault, ...reference].join(' ')
    return c.json({ message }, 500, {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  }
}
