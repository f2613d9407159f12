import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { unobserved } from '../telemetry/shop-observer.ts'
import { limitBodies } from './limit-bodies.ts'

const PHOTOS = 'multipart/form-data; boundary=x'
const JSON_TYPE = 'application/json'

/** A shop whose responses wait for `resolve`. */
function openShop(takesPhotos: boolean) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const shop = new Hono<{ Bindings: { buyerIp?: string } }>()
    .use(limitBodies(unobserved, { takesPhotos }))
    .post('/*', async (c) => {
      await promise
      return c.text(String((await c.req.arrayBuffer()).byteLength))
    })
  const send = (path: string, bytes: number, { type = PHOTOS, buyerIp = '' } = {}) =>
    Promise.resolve(
      shop.request(
        path,
        {
          method: 'POST',
          body: new Uint8Array(bytes),
          headers: { 'Content-Type': type, 'Content-Length': String(bytes) },
        },
        buyerIp ? { buyerIp } : {},
      ),
    )
  return { send, answer: resolve }
}

it('only a few reviews with pictures are read at once; others get Retry-After', async () => {
  const { send, answer } = openShop(true)
  const sent = Array.from({ length: 5 }, () => send('/api/review', 100_000))
  const text = send('/api/review', 10, { type: JSON_TYPE })
  // A request that is wrongly let in would wait for this.
  answer()
  const answers = await Promise.all([...sent, text])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 200])
  expect(answers[4]?.headers.get('Retry-After')).toBe('10')
  expect((await send('/api/review', 100_000)).status).toBe(200)
})

it('a household sends at most two at once, leaving room for others', async () => {
  const { send, answer } = openShop(true)
  const from = (buyerIp: string) => send('/api/review', 100_000, { buyerIp })
  const answers = [
    ...[from('2001:db8:1:2::1'), from('2001:db8:1:2::2'), from('2001:db8:1:2::3')],
    ...[from('198.51.100.1'), from('198.51.100.1'), from('198.51.100.1')],
  ]
  answer()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([
    ...[200, 200, 429],
    ...[200, 200, 429],
  ])
})

it('other requests are limited to a text form’s size, as in a shop that stores no reviews', async () => {
  const { send, answer } = openShop(true)
  answer()
  const tries = [
    send('/api/message', 100_000),
    send('/api/review', 100_000, { type: JSON_TYPE }),
    send('/api/review', 16 * 1024 ** 2),
    openShop(false).send('/api/review', 100_000),
  ]
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([413, 413, 413, 413])
})

it('a form without script that is too large gets a page about reviews, not checkout', async () => {
  const { send } = openShop(true)
  const page = await (await send('/api/review', 16 * 1024 ** 2)).text()
  expect(page).toContain('Please choose pictures of at most 5 MB each.')
  expect(page).toContain('<h1')
  expect(page).not.toMatch(/checkout/i)
})
