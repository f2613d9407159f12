import { join } from 'node:path'
import { build } from 'vite'
import { listFiles, root } from './project.ts'

/*
 * Builds the service worker (app/offline) into `service-worker.js` of the browser's files, with the list of them: it
 * fetches them all, so that every page opens without a network. Its argument is the folder that the shop's own build has
 * filled. A process of its own, as Vite says `production` to the whole process.
 */
async function buildWorker(client: string): Promise<void> {
  const files = listFiles(join(client, 'assets'))
    // The desk is no page of the shop, and never open without a network.
    .filter((file) => /\.(js|css|woff2)$/.test(file) && !/^desk-/.test(file))
    .map((file) => `/assets/${file}`)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILT_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'app/offline/service-worker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  })
}

await buildWorker(String(process.argv[2]))
