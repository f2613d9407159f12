/** Serves the shop with hot reload: the same createShop, read through Vite instead of a build. */
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { createLocalStore } from '#local-store/local-store.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'

const root = resolve(import.meta.dirname, '..')
const settings = readSettings(process.env)
const localStore =
  settings.store.kind === 'local'
    ? await createLocalStore({
        dataDir: settings.store.dataDir,
        catalogueFile: settings.store.catalogueFile ?? resolve(root, 'demo/catalogue.json'),
        basePath: '/local-store',
        origin: '',
        returnOrigins: [settings.publicOrigin],
      })
    : null

const http = createHttpServer()
const vite = await createViteServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
})

http.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => {
    answer(incoming, outgoing).catch((fault: unknown) => {
      // A file that cannot be read yet is a file in the middle of being written.
      if (fault instanceof Error) vite.ssrFixStacktrace(fault)
      console.error(fault)
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'Content-Type': 'text/plain' })
      outgoing.end(fault instanceof Error ? fault.stack : String(fault))
    })
  })
})

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // What Vite loads from a path is that file's module.
  const module = (await vite.ssrLoadModule('/server/shop.ts')) as typeof import('#server/shop.ts')
  const shop = module.createShop({
    settings,
    localStore: localStore && ((request) => localStore.fetch(request)),
    log: createLog(settings.logLevel),
    clientDirectory: null,
    development: true,
  })
  await getRequestListener((request) => shop(request))(incoming, outgoing)
}

http.listen(settings.port, settings.host, () => {
  console.log(`Party Gully is open at ${settings.publicOrigin}, with hot reload`)
})
process.on('SIGINT', async () => {
  localStore?.close()
  await vite.close()
  process.exit(0)
})
