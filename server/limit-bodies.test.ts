import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBodies } from './limit-bodies.ts'
import { unobserved } from './telemetry/shop-observer.ts'

/** A shop whose answers wait. */
function openShop(takesPhotos: boolean) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const shop = new Hono().use(limitBodies(unobserved, { takesPhotos })).post('/*', async (c) => {
    await promise
    return c.text(String((await c.req.arrayBuffer()).byteLength))
  })
  const send = (path: string, bytes: number, type = 'multipart/form-data; boundary=x') =>
    Promise.resolve(
      shop.request(path, {
        ...{ method: 'POST', body: new Uint8Array(bytes) },
        headers: { 'Content-Type': type, 'Content-Length': String(bytes) },
      }),
    )
  return { send, answer: resolve }
}

it('a few reviews with pictures are read at once; others are told when to come again', async () => {
  const { send, answer } = openShop(true)
  const waiting = Array.from({ length: 6 }, () => send('/api/review', 100_000))
  const refused = await send('/api/review', 100_000)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '10'])
  const text = send('/api/review', 10, 'application/json')
  answer()
  expect((await Promise.all([...waiting, text])).map(({ status }) => status)).toEqual(
    Array(7).fill(200),
  )
  expect((await send('/api/review', 100_000)).status).toBe(200)
})

it('nothing else takes more than a form of words, nor does a shop that keeps none', async () => {
  const { send, answer } = openShop(true)
  answer()
  const tries = [
    send('/api/message', 100_000),
    send('/api/review', 100_000, 'application/json'),
    send('/api/review', 16 * 1024 ** 2),
    openShop(false).send('/api/review', 100_000),
  ]
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([413, 413, 413, 413])
})
