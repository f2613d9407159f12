import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inOneProcess, type WorkRules } from '../work/shared-work.ts'
import { createCdnPurger } from './cdn-purger.ts'

let asked: { tags: string[]; headers: IncomingMessage['headers'] }[] = []
let status = 200
let logged: string[] = []
/** Pauses in milliseconds, and the callbacks that end the longer ones. */
let sleeps: number[] = []
let waking: (() => void)[] = []
let server = createServer()

beforeEach(async () => {
  ;[asked, status, logged, sleeps, waking] = [[], 200, [], [], []]
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    asked.push({ ...JSON.parse(text), headers: request.headers })
    response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(() => void server.close())

/** Short pauses end at once, others when the test ends them. */
function sleep(ms: number): Promise<void> {
  sleeps.push(ms)
  return ms < 600 ? Promise.resolve() : new Promise((wake) => void waking.push(wake))
}
const wakeAll = () => {
  for (const wake of waking.splice(0)) wake()
}

function open(token: string | null = 'a-token', workRules: WorkRules = inOneProcess) {
  const { port } = server.address() as AddressInfo
  const note = (...words: unknown[]) => void logged.push(String(words.at(-1)))
  const url = `http://127.0.0.1:${port}/zones/1/purge`
  return createCdnPurger({ url, token }, { warn: note, error: note }, { sleep, workRules })
}

const forwarded = Promise.resolve()
const allTags = () => asked.flatMap(({ tags }) => tags)

it('sends the CDN tags and token, and again after responses under way have finished', async () => {
  open()({ tags: ['product:ludo', 'lists'], forwarded })
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    tags: ['product:ludo', 'lists'],
    headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
  })
  await expect.poll(() => sleeps).toContain(5000)
  wakeAll()
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]?.tags).toEqual(['product:ludo', 'lists'])
})

it('sends no authorization without a token', async () => {
  open(null)({ tags: ['shop'], forwarded })
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]?.headers).not.toHaveProperty('authorization')
})

it('waits for the other processes, but not forever', async () => {
  const purge = open()
  purge({ tags: ['late'], forwarded: new Promise(() => undefined) })
  await expect.poll(() => sleeps).toEqual([3000])
  expect(asked).toEqual([])
  wakeAll()
  await expect.poll(allTags).toEqual(['late'])
})

it('does not purge what another process forwarded', async () => {
  const purge = open()
  purge({ tags: ['passed-on'], forwarded: null })
  purge({ tags: ['own'], forwarded })
  await expect.poll(() => asked).toHaveLength(1)
  expect(allTags()).toEqual(['own'])
})

it('sends tags in small batches without repeats, and purges everything if there are very many', async () => {
  const purge = open()
  const tags = Array.from({ length: 70 }, (_, at) => `product:${at}`)
  purge({ tags: [...tags, 'product:0'], forwarded })
  await expect.poll(allTags).toEqual(tags)
  expect(asked.map((each) => each.tags.length)).toEqual([30, 30, 10])
  asked = []
  purge({ tags: Array.from({ length: 1001 }, (_, at) => `product:${at}`), forwarded })
  await expect.poll(allTags).toContain('shop')
  expect(asked).toHaveLength(1)
})

it.each([500, 302])('retries while the CDN answers %i, and logs that once', async (failing) => {
  const purge = open()
  status = failing
  purge({ tags: ['lists'], forwarded })
  await expect
    .poll(() => {
      wakeAll()
      return asked.length
    })
    .toBeGreaterThan(14)
  expect(new Set(allTags())).toEqual(new Set(['lists']))
  expect(logged).toEqual(['Purging the CDN failed: it may serve old pages'])
  status = 200
  await expect
    .poll(() => {
      wakeAll()
      return logged.length
    })
    .toBe(2)
  expect(logged[1]).toBe('The CDN accepts purges again')
})

describe('where requests may not share work', () => {
  const kept: Promise<unknown>[] = []
  const apart: WorkRules = { joins: false, keepAlive: (work) => void kept.push(work) }

  it('the request is kept alive until the CDN was told twice', async () => {
    open('a-token', apart)({ tags: ['lists'], forwarded })
    const [work] = kept
    await expect.poll(() => sleeps).toContain(5000)
    wakeAll()
    await work
    expect(allTags()).toEqual(['lists', 'lists'])
  })

  it('tags that one request could not send are sent by the next', async () => {
    const purge = open('a-token', apart)
    status = 500
    purge({ tags: ['product:ludo'], forwarded })
    // The first sending never ends its pause, as if its request had ended silently.
    await expect
      .poll(() => {
        if (!sleeps.includes(30_000)) wakeAll()
        return sleeps
      })
      .toContain(30_000)
    status = 200
    purge({ tags: ['product:taboo'], forwarded })
    await expect
      .poll(() => asked.map(({ tags }) => tags.join()))
      .toContain('product:ludo,product:taboo')
  })
})
