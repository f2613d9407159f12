import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/**
 * Serves a script or style of another build: of an earlier one to a tab opened before a release, or of the next one
 * whose pages another process serves already. Builds are looked for beside this one, where tools/build-stamp.ts keeps
 * the last ones, and in the shared folder.
 * @param directory `build/NAME/client`
 * @param shared the folder that share-build.ts fills, or null
 */
export function serveOtherBuilds(directory: string, shared: string | null): MiddlewareHandler {
  const builds = [dirname(dirname(directory)), ...(shared === null ? [] : [shared])]
  return async (c, next) => {
    // Listed each time: the next build may appear while this one serves.
    const holder = listClients(builds).find((client) => existsSync(join(client, c.req.path)))
    return holder === undefined
      ? next()
      : serveStatic({ root: holder, precompressed: true })(c, next)
  }
}

function listClients(builds: readonly string[]): string[] {
  return builds
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'client')))
}
