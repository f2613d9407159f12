import { once } from 'node:events'
import { createServer, get, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchResponses } from './watch-responses.ts'

const MINUTE = 60_000

let server: Server
let sent: ServerResponse[]
let responses: ReturnType<typeof watchResponses>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
  sent = []
  server = createServer((_, response) => {
    sent.push(response)
    response.write('The first half')
  })
  responses = watchResponses(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Reads the first half of a response and leaves the rest. */
async function readHalf() {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', agent: false })
  const [incoming] = await once(request, 'response')
  incoming.on('error', () => undefined)
  const response = sent.at(-1)
  if (!response) throw new Error('The server sent nothing')
  return { request, response }
}

it('cuts a response that has not been read for three minutes, none before', async () => {
  const { response } = await readHalf()
  vi.advanceTimersByTime(3 * MINUTE)
  expect(response.destroyed).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect(response.destroyed).toBe(true)
})

it('calls back when the last response has ended', async () => {
  const act = vi.fn()
  const one = await readHalf()
  const other = await readHalf()
  responses.whenNone(act)
  one.request.destroy()
  await once(one.response, 'close')
  expect(act).not.toHaveBeenCalled()
  other.request.destroy()
  await once(other.response, 'close')
  expect(act).toHaveBeenCalledTimes(1)
})
