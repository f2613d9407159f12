import { dirname, join, relative } from 'node:path'
import { build, normalizePath, type Plugin, type SSROptions } from 'vite'
import { root } from './project.ts'

/*
 * Bundles the program that serves (server/serve.ts), and the thread that draws papers, into the folder `server` of a build,
 * whose shop they load as it is: Node finds one file in the time of a few, and the program has hundreds. Packages stay
 * outside. Its argument is that folder. A process of its own, as Vite says `production` to the whole process.
 *
 * The local store as a program of its own is there, too, with its packages: the shop has loaded most of them anyway.
 */

/** Modules read files beside themselves (schemas, style sheets), by where their source is. */
const placesOfSources = (folder: string): Plugin => ({
  name: 'places-of-sources',
  enforce: 'pre',
  transform(code, id) {
    if (!/import\.meta\.(dirname|url)/.test(code) || id.includes('node_modules')) return null
    const place = normalizePath(relative(join(folder, 'server'), dirname(id)))
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${place}`)})`)
      .replaceAll(
        'import.meta.url',
        `new URL(${JSON.stringify(`${place}/`)}, import.meta.url).href`,
      )
  },
})

type Bundle = Pick<SSROptions, 'noExternal' | 'external'> & {
  /** Each program's file by its name. */
  readonly input: Readonly<Record<string, string>>
  /** What the files of parts that load late begin with. */
  readonly parts: string
}

async function bundle(folder: string, { input, parts, ...ssr }: Bundle): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [placesOfSources(folder)],
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
  // Made for each machine.
  external: ['sharp'],
})
