import { join } from 'node:path'
import { build } from 'vite'
import { listFiles, root } from './project.ts'

/*
 * Builds the service worker (app/offline) into `service-worker.js` among the browser's files. It contains their list
 * and fetches them all, so that every page opens without a network. The argument is the folder that the shop's build
 * has filled. Runs in its own process, because Vite sets `production` for the whole process.
 */
async function buildWorker(client: string): Promise<void> {
  const files = listFiles(join(client, 'assets'))
    // The desk is not a page of the shop, and never opens without a network.
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
