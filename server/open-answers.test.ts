import { once } from 'node:events'
import { createServer, get, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchAnswers } from './open-answers.ts'

const MINUTE = 60_000

let server: Server
let sent: ServerResponse[]
let answers: ReturnType<typeof watchAnswers>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] })
  sent = []
  server = createServer((_, response) => {
    sent.push(response)
    response.write('The first half')
  })
  answers = watchAnswers(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  vi.useRealTimers()
})

/** Reads the first half of a response and leaves the rest. */
async function takeHalf() {
  const { port } = server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', agent: false })
  const [response] = await once(request, 'response')
  response.on('error', () => undefined)
  const answer = sent.at(-1)
  if (!answer) throw new Error('The server sent nothing')
  return { request, answer }
}

it('cuts an answer that is not taken in three minutes, none before', async () => {
  const { answer } = await takeHalf()
  vi.advanceTimersByTime(3 * MINUTE)
  expect(answer.destroyed).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect(answer.destroyed).toBe(true)
})

it('acts when the last answer has ended', async () => {
  const act = vi.fn()
  const one = await takeHalf()
  const other = await takeHalf()
  answers.whenNone(act)
  one.request.destroy()
  await once(one.answer, 'close')
  expect(act).not.toHaveBeenCalled()
  other.request.destroy()
  await once(other.answer, 'close')
  expect(act).toHaveBeenCalledTimes(1)
})
