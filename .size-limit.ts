import { join } from 'node:path'
import { findPageScripts, readRouteManifest } from './tools/page-scripts.ts'

/** Most a page may load before it is interactive; lowered as the pages get lighter. */
const LIMIT = '140 kB'

const client = join(import.meta.dirname, 'build', 'client')
const manifest = readRouteManifest(client)
const pages = { home: '', category: 'category/:category', product: 'product/:handle' }

// biome-ignore lint/style/noDefaultExport: size-limit reads its settings from the default export
export default Object.entries(pages).map(([name, path]) => ({
  name: `scripts of the ${name} page`,
  path: findPageScripts(manifest, path).map((file) => join('build', 'client', file)),
  limit: LIMIT,
  gzip: true,
  brotli: false,
}))
