import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from './project.ts'

/*
 * Bundles the shop for workerd into the folder `edge` of a build, from the build's server and browser files. The
 * argument is the build's folder. Runs in its own process, because Vite sets `production` for the whole process.
 */

const SHEETS = 'virtual:style-sheets'
const NO_DESK = 'no-desk'

/** Uses the built shop instead of its source, and the style sheets as a module: a worker has no disk. */
const partsOf = (folder: string): Plugin => ({
  name: 'parts-of-the-build',
  enforce: 'pre',
  resolveId(id) {
    if (id === SHEETS) return `\0${SHEETS}`
    // A worker stores nothing, so there is no desk: its code would only make the worker larger.
    if (/\/desk-site-[\w-]+\.js$/.test(id)) return `\0${NO_DESK}`
    return id === '../shop.ts' ? join(folder, 'server/index.js') : null
  },
  load(id) {
    if (id === `\0${NO_DESK}`) return 'export const createDeskSite = null'
    if (id !== `\0${SHEETS}`) return null
    const assets = join(folder, 'client/assets')
    const sheets = readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [`/assets/${name}`, readFileSync(join(assets, name), 'utf8')])
    return `export const styleSheets = new Map(${JSON.stringify(sheets)})`
  },
})

async function buildEntry(folder: string, entry: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [partsOf(folder)],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'import', 'default'] },
    build: {
      ssr: true,
      outDir: join(folder, 'edge'),
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: `server/edge/${entry}.ts`,
        external: [/^node:/, /^cloudflare:/],
        output: { entryFileNames: `${entry}.js`, codeSplitting: false },
      },
    },
  })
}

async function buildEdge(folder: string): Promise<void> {
  await buildEntry(folder, 'worker')
  await buildEntry(folder, 'disk-files')
  copyFileSync(join(root, 'server/edge/workerd.capnp'), join(folder, 'edge/workerd.capnp'))
}

await buildEdge(String(process.argv[2]))
