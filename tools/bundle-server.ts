import { dirname, join, relative } from 'node:path'
import { build, normalizePath, type Plugin } from 'vite'
import { root } from './project.ts'

/*
 * Bundles the program that serves (server/serve.ts), and the thread that draws papers, into the folder `server` of a build,
 * whose shop they load as it is: Node finds one file in the time of a few, and the program has hundreds. Packages stay
 * outside. Its argument is that folder. A process of its own, as Vite says `production` to the whole process.
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

async function bundleServer(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [placesOfSources(folder)],
    build: {
      ssr: true,
      outDir: join(folder, 'server'),
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { serve: 'server/serve.ts', 'paper-worker': 'server/desk/papers/paper-worker.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'serve-[name].js' },
      },
    },
  })
}

await bundleServer(String(process.argv[2]))
