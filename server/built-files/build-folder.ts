import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { BuiltFiles } from './built-files.ts'
import { serveOtherBuilds } from './serve-other-builds.ts'

/**
 * The precompressed files of a build on disk, and those of other builds. Style sheets are read once, at the start.
 * @param directory `build/NAME/client`
 * @param sharedBuilds the folder where processes of several releases share their builds, or null
 */
export function openBuildFolder(directory: string, sharedBuilds: string | null): BuiltFiles {
  return {
    serve: serveStatic({ root: directory, precompressed: true }),
    serveOlder: [serveOtherBuilds(directory, sharedBuilds)],
    styleSheets: readStyleSheets(directory),
  }
}

function readStyleSheets(directory: string): Map<string, string> {
  const names = readdirSync(join(directory, 'assets')).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(directory, 'assets', name), 'utf8')]),
  )
}
