import { dirname, join, relative } from 'node:path'
import { build, normalizePath, type Plugin, type SSROptions } from 'vite'
import { root } from './project.ts'

/*
 * Bundles the server (server/serve.ts) and the thread that draws papers into the folder `server` of a build, and leaves
 * packages and the built shop outside: one file starts faster than the hundreds of modules in the source. The argument
 * is the build's folder. Runs in its own process, because Vite sets `production` for the whole process. The local
 * store's program is bundled too, with its packages. For the shop that gains nothing: its other half loads most of them
 * anyway.
 */

/** Modules read files beside themselves (schemas, style sheets), so the bundle needs the paths of their sources. */
const sourcePaths = (folder: string): Plugin => ({
  name: 'source-paths',
  enforce: 'pre',
  transform(code, id) {
    if (!/import\.meta\.(dirname|url)/.test(code) || id.includes('node_modules')) return null
    const path = normalizePath(relative(join(folder, 'server'), dirname(id)))
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${path}`)})`)
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(`${path}/`)}, import.meta.url).href`)
  },
})

type Bundle = Pick<SSROptions, 'noExternal' | 'external'> & {
  /** Each program's file by its name. */
  readonly input: Readonly<Record<string, string>>
  /** Prefix of the files that are loaded later. */
  readonly parts: string
}

async function bundle(folder: string, { input, parts, ...ssr }: Bundle): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [sourcePaths(folder)],
    ssr,
    build: {
      ssr: true,
      outDir: join(folder, 'server'),
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: `${parts}-[name].js` },
      },
    },
  })
}

const folder = String(process.argv[2])
await bundle(folder, {
  input: { serve: 'server/serve.ts', 'paper-worker': 'server/desk/papers/paper-worker.ts' },
  parts: 'serve',
})
await bundle(folder, {
  input: { 'local-store': 'local-store/main.ts' },
  parts: 'local-store',
  noExternal: true,
  // Contains native code for one platform.
  external: ['sharp'],
})
