import { Hono, type MiddlewareHandler } from 'hono'

/** A build's files for the browser, wherever the platform stores them. */
export type BuiltFiles = {
  /** Responds with a file, compressed as the request accepts; calls `next` for other paths. */
  readonly serve: MiddlewareHandler
  /** The same for other builds: a tab opened before a release still requests its files. */
  readonly serveOlder: readonly MiddlewareHandler[]
  /** The style sheets by their path, `/assets/NAME.css`. */
  readonly styleSheets: ReadonlyMap<string, string>
}

const YEAR = 365 * 24 * 60 * 60

/** Serves the build's files with caching headers; passes other requests on. */
export function serveBuiltFiles({ serve, serveOlder }: Omit<BuiltFiles, 'styleSheets'>): Hono {
  const files = new Hono().get('*', withCaching(serve))
  for (const older of serveOlder) files.get('/assets/*', withCaching(older))
  return files
}

function withCaching(serveFile: MiddlewareHandler): MiddlewareHandler {
  return async (c, next) => {
    if (!isFilePath(c.req.path)) return next()
    const file = await serveFile(c, next)
    if (!(file instanceof Response)) return
    file.headers.set('Cache-Control', cacheControl(c.req.path))
    file.headers.set('Vary', 'Accept-Encoding')
    // Nobody revalidates files that never change.
    if (isForever(c.req.path)) file.headers.delete('Last-Modified')
    c.env?.cacheUntil?.(Number.POSITIVE_INFINITY)
    return file
  }
}

/** Whether the path could name a built or public file: its last segment has an extension. */
function isFilePath(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

/** Files under /assets carry a hash in their name and never change; the others may. */
const isForever = (path: string) => path.startsWith('/assets/')

function cacheControl(path: string): string {
  if (isForever(path)) return `public, max-age=${YEAR}, immutable`
  // A cached old worker would keep its old list of files.
  return path === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600, must-revalidate'
}
