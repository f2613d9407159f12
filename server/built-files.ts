import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const YEAR = 365 * 24 * 60 * 60

/** Serves the precompressed client build from `directory`; passes other requests on. */
export function serveBuiltFiles(directory: string): MiddlewareHandler {
  const serveFile = serveStatic({
    root: directory,
    precompressed: true,
    onFound: (_, c) => {
      c.header('Cache-Control', cacheControl(c.req.path))
      c.header('Vary', 'Accept-Encoding')
      // Nobody asks again for what never changes.
      if (isForever(c.req.path)) c.header('Last-Modified', undefined)
      c.env?.keepUntil?.(Number.POSITIVE_INFINITY)
    },
  })
  return (c, next) => (isFilePath(c.req.path) ? serveFile(c, next) : next())
}

/** Whether the path could name a built or public file: its last segment has an extension. */
function isFilePath(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

/** Files under /assets carry a hash in their name and never change; the others may. */
const isForever = (path: string) => path.startsWith('/assets/')

function cacheControl(path: string): string {
  return isForever(path)
    ? `public, max-age=${YEAR}, immutable`
    : 'public, max-age=3600, must-revalidate'
}
