/*
 * Plays a hosted store in a separate process: the demonstration's goods behind a proxy that fails on command. Prints
 * its origin. Its first argument is the folder for its data.
 */
import { Agent, createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { startStandalone } from '#local-store/standalone.ts'
import { operationOf } from '#server/store/operation-of.ts'
import type { AskedOperation, FaultCommand } from './faulty-store.ts'
import { NOT_LISTENING, type StoreAnswer, sendAnswer, storeFaults } from './store-faults.ts'

const [dataDir = ''] = process.argv.slice(2)
const behind = await startStandalone({
  host: '127.0.0.1',
  port: 0,
  dataDir,
  catalogueFile: demoCatalogueFile,
  returnOrigins: [],
  addressLimits: 0,
})
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

let command: FaultCommand = { fault: null }
let asked: AskedOperation[] = []

const server = createServer({ keepAliveTimeout: 75_000 }, async (request, response) => {
  const body = await text(request)
  const operation = body.startsWith('{') ? operationOf(JSON.parse(body).query) : ''
  asked.push({ operation, at: performance.now() })
  const findAnswer = () => forward(request, body)
  const { fault, about = '' } = command
  const handler = fault === null || !body.includes(about) ? null : storeFaults[fault]
  try {
    if (handler) await handler({ request, response, findAnswer })
    else sendAnswer(response, await findAnswer())
  } catch {
    // The shop has disconnected.
    response.destroy()
  }
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  console.log(`A hosted store at http://127.0.0.1:${port}`)
})

function forward({ url, method, headers }: IncomingMessage, body: string): Promise<StoreAnswer> {
  return new Promise((done, failed) => {
    const { 'content-length': _, 'accept-encoding': __, ...kept } = headers
    const sent = send(`${behind.origin}${url}`, { agent, method, headers: kept })
    sent.on('error', failed)
    sent.on('response', async (answer) => {
      const { 'content-type': type = '' } = answer.headers
      done({
        status: answer.statusCode ?? 500,
        headers: { 'content-type': type },
        body: await buffer(answer),
      })
    })
    sent.end(body)
  })
}

function setFault(next: FaultCommand): void {
  const { port } = (server.address() ?? lastAddress) as AddressInfo
  lastAddress = { port, address: '127.0.0.1', family: 'IPv4' }
  command = next
  if (next.fault === NOT_LISTENING) {
    server.close()
    server.closeAllConnections()
  } else if (!server.listening) server.listen(port, '127.0.0.1')
}
let lastAddress: AddressInfo | null = null

process.on('message', (told: FaultCommand | 'read') => {
  if (told !== 'read') return setFault(told)
  process.send?.(asked)
  asked = []
})
process.on('disconnect', () => process.exit())
