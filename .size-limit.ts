import { join } from 'node:path'
import { findPageScripts, listRoutePaths, readRouteManifest } from './tools/page-scripts.ts'

/** Most that a page may load before it is interactive. */
const LIMIT = '150 kB'

const client = join(import.meta.dirname, 'build', 'current', 'client')
const manifest = readRouteManifest(client)

// biome-ignore lint/style/noDefaultExport: size-limit reads its settings from the default export
export default listRoutePaths(manifest).map((path) => ({
  name: `scripts of /${path}`,
  path: findPageScripts(manifest, path).map((file) => join('build', 'current', 'client', file)),
  limit: LIMIT,
  gzip: true,
  brotli: false,
}))
