/** Serves the shop with hot reload: the same createShop, loaded through Vite instead of a build. */

import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { brand } from '#merchant/brand.ts'
import { makeDataFolder } from '#platform/make-data-folder.ts'
import { createDeskFor } from '#server/desk/create-desk-for.ts'
import { openStore } from '#server/mounted-store/open-store.ts'
import { createLog } from '#server/process/log.ts'
import { selectNewShopCatalogue } from '#server/settings/select-new-shop-catalogue.ts'
import { readSettings } from '#server/settings.ts'
import { root } from './project.ts'

selectNewShopCatalogue(process.env)
const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const localStore = await openStore(settings, (message, fault) => log.error({ err: fault }, message))

makeDataFolder(settings.store.dataDir)
const desk = createDeskFor(settings, log)

const http = createHttpServer()
const vite = await createViteServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
})

http.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => {
    respond(incoming, outgoing).catch((fault: unknown) => {
      // A file that cannot be read is still being written.
      if (fault instanceof Error) vite.ssrFixStacktrace(fault)
      console.error(fault)
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'Content-Type': 'text/plain' })
      outgoing.end(fault instanceof Error ? fault.stack : String(fault))
    })
  })
})

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // Vite loads exactly this file's module.
  const module = (await vite.ssrLoadModule('/server/shop.ts')) as typeof import('#server/shop.ts')
  const shop = module.createShop({
    settings,
    localStore: localStore?.fetch ?? null,
    mediaOrigins: localStore?.mediaOrigins,
    desk: desk.open,
    log,
    files: null,
    development: true,
  })
  await getRequestListener((request) => shop(request))(incoming, outgoing)
}

http.listen(settings.port, settings.host, () => {
  console.log(`${brand.name} is open at ${settings.publicOrigin}, with hot reload`)
})
process.on('SIGINT', async () => {
  localStore?.close()
  await desk.close()
  await vite.close()
  process.exit(0)
})
