import { createLog, type LogOutput } from '../process/log.ts'
import type { Exchange } from './exchanges.ts'
import { loggedPath } from './route-of.ts'

/** Load balancers send these each second: worth a line only when something is wrong. */
const isHealth = (route: string) => route === '/healthz' || route === '/readyz'

/**
 * Writes a JSON line for each request, whatever LOG_LEVEL is. It contains nothing that somebody typed: no query, no
 * address, no user agent; and a path only if it exists and names goods.
 */
export function createAccessLog(output: LogOutput): (exchange: Exchange) => void {
  const log = createLog('info', output)
  return ({ requestId, method, route, path, status, seconds, bytes, cache, isCut }) => {
    if (isHealth(route) && status < 400) return
    const shown = status < 400 ? loggedPath(path) : route
    log.info(
      {
        ...(requestId !== null && { requestId }),
        method,
        route,
        ...(shown !== route && { path: shown }),
        status,
        ms: Math.round(seconds * 10_000) / 10,
        bytes,
        ...(cache !== null && { cache }),
        ...(isCut && { cut: true }),
      },
      'Request',
    )
  }
}
