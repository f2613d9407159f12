import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'

const YEAR = 365 * 24 * 60 * 60

/**
 * Serves the precompressed client build from `directory`; passes other requests on. A tab that was opened before a release
 * still asks for files of the builds beside this one, which tools/build-stamp.ts has kept.
 * @param directory `build/NAME/client`
 */
export function builtFiles(directory: string): Hono {
  const files = new Hono().get('*', serveFilesOf(directory))
  for (const older of listOtherBuilds(directory)) files.get('/assets/*', serveFilesOf(older))
  return files
}

function listOtherBuilds(directory: string): string[] {
  const builds = dirname(dirname(directory))
  return readdirSync(builds)
    .filter((name) => name !== 'current')
    .map((name) => join(builds, name, 'client'))
    .filter((client) => client !== directory && existsSync(join(client, 'assets')))
}

function serveFilesOf(directory: string): MiddlewareHandler {
  const serveFile = serveStatic({ root: directory, precompressed: true })
  return async (c, next) => {
    if (!isFilePath(c.req.path)) return next()
    const file = await serveFile(c, next)
    if (!(file instanceof Response)) return
    file.headers.set('Cache-Control', cacheControl(c.req.path))
    file.headers.set('Vary', 'Accept-Encoding')
    // Nobody asks again for what never changes.
    if (isForever(c.req.path)) file.headers.delete('Last-Modified')
    c.env?.keepUntil?.(Number.POSITIVE_INFINITY)
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
  // An old worker would keep an old list of files.
  return path === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600, must-revalidate'
}
