import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { type SignedWebhook, signWebhook } from '#test/sign-webhook.ts'
import { respondToStoreWebhook, WEBHOOK_PATH } from './store-webhook.ts'

const MINUTE = 60_000
const secret = 'a secret of the store'
const start = Date.parse('2026-11-24T10:00:00Z')

let time = start
let purged: (readonly string[])[] = []
let isOwn = false
let kept: Promise<unknown>[] = []
let shop = new Hono()

beforeEach(() => {
  time = start
  purged = []
  kept = []
  shop = open()
})

function open() {
  const handles: Record<string, string> = {
    'gid://shopify/Product/1': 'ludo',
    'gid://shopify/Collection/1': 'combo',
  }
  return new Hono().post(
    WEBHOOK_PATH,
    respondToStoreWebhook({
      secret,
      peers: [],
      tags: { handleOf: (id) => handles[id] ?? null },
      purges: {
        purge: ({ tags, forwarded }) => {
          purged.push(tags)
          isOwn = forwarded !== null
        },
      },
      log: { error: () => undefined },
      workRules: { joins: false, keepAlive: (work) => void kept.push(work) },
      now: () => time,
    }),
  )
}

const sign = (topic: string, payload: object) => signWebhook(secret, topic, payload, new Date(time))
const update = (payload: object = { id: 1, handle: 'ludo' }) => sign('products/update', payload)

async function send({ body, headers }: SignedWebhook, others: Record<string, string> = {}) {
  const answer = await shop.request(WEBHOOK_PATH, {
    method: 'POST',
    body,
    headers: { ...headers, ...others },
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

describe('a signed webhook', () => {
  it.each([
    ['products/update', { id: 1, handle: 'ludo' }, ['product:ludo', 'lists']],
    ['products/create', { id: 9, handle: 'new' }, ['product:new', 'lists']],
    ['products/update', { id: 1, handle: 'moved' }, ['product:moved', 'product:ludo', 'lists']],
    ['products/update', { id: 1, title: 'no handle' }, ['product:ludo', 'lists']],
    ['products/delete', { id: 1 }, ['product:ludo', 'lists']],
    ['products/delete', { id: 9 }, ['products', 'lists']],
    [
      'product_listings/update',
      { product_listing: { product_id: 1, handle: 'ludo' } },
      ['product:ludo', 'lists'],
    ],
    ['products/update', { id: { toString: 1, valueOf: 1 } }, ['products', 'lists']],
    ['product_listings/update', { product_listing: 'ludo', id: 1 }, ['products', 'lists']],
    ['collections/update', { id: 9, handle: 'a b' }, ['collection:a%20b', 'collections']],
    ['collections/delete', { id: 1 }, ['collection:combo', 'collections']],
    ['inventory_levels/update', { inventory_item_id: 5, available: 0 }, ['products']],
    ['shop/update', { id: 1, name: 'Party' }, ['shop']],
  ])('purges the pages that show the change: %s %o', async (topic, payload, tags) => {
    expect((await send(sign(topic, payload))).status).toBe(200)
    expect(purged).toEqual([tags])
  })

  it.each([
    ['orders/create', { id: 1 }],
    ['products/x1', { id: 1 }],
    ['products/update', []],
  ])('is answered 200 when it concerns no page: %s', async (topic, payload) => {
    const { status, text, headers } = await send(sign(topic, payload))
    expect([status, text, headers.get('Cache-Control')]).toEqual([200, '', 'no-store'])
  })

  it('purges nothing for a topic that no page shows', async () => {
    for (const topic of ['orders/create', 'products/x1', 'products', 'shop/update/x'])
      await send(sign(topic, { id: 1, topic }))
    expect(purged).toEqual([])
  })
})

describe('a webhook without a valid signature', () => {
  it.each<readonly [string, (given: SignedWebhook) => SignedWebhook]>([
    ['an altered body', ({ body, headers }) => ({ body: body.replace('ludo', 'uno'), headers })],
    ['a body with a blank more', ({ body, headers }) => ({ body: `${body} `, headers })],
    ['another secret', () => signWebhook(`${secret}.`, 'products/update', { id: 1 })],
    ['no signature', (given) => withSignature(given, '')],
    ['half a signature', (given) => withSignature(given, signatureOf(given).slice(0, 22))],
    ['a signature in hex', (given) => withSignature(given, inHex(signatureOf(given)))],
    ['any other 32 bytes', (given) => withSignature(given, randomBytes(32).toString('base64'))],
    ['two signatures', (given) => withSignature(given, `${signatureOf(given)}, x`)],
  ])('changes nothing and is answered 401 without a reason: %s', async (_, forge) => {
    const { status, text } = await send(forge(update()))
    expect([status, text, purged]).toEqual([401, '', []])
  })

  it('is read up to two megabytes only', async () => {
    const { status, text } = await send(update({ id: 1, text: 'x'.repeat(2.1 * 1024 * 1024) }))
    expect([status, text, purged]).toEqual([413, '', []])
  })

  it('does not block the genuine webhook', async () => {
    const known = update()
    await send({ ...known, body: `${known.body} ` })
    await send(known)
    expect(purged).toHaveLength(1)
  })
})

const signatureOf = ({ headers }: SignedWebhook) => headers['X-Shopify-Hmac-Sha256'] ?? ''
const inHex = (base64: string) => Buffer.from(base64, 'base64').toString('hex')
const withSignature = ({ body, headers }: SignedWebhook, signature: string) => ({
  body,
  headers: { ...headers, 'X-Shopify-Hmac-Sha256': signature },
})

describe('a repeated webhook', () => {
  it.each([
    ['word for word', {}],
    ['with another number', { 'X-Shopify-Event-Id': 'e', 'X-Shopify-Webhook-Id': 'w' }],
    [
      'with another topic and number',
      {
        'X-Shopify-Topic': 'collections/update',
        'X-Shopify-Event-Id': 'e',
        'X-Shopify-Webhook-Id': 'w',
      },
    ],
    ['with another time', { 'X-Shopify-Triggered-At': '2026-11-24T10:05:00Z' }],
  ])('changes nothing and is not forwarded: %s', async (_, others) => {
    const known = update()
    await send(known)
    time += 5 * MINUTE
    expect((await send(known, others)).status).toBe(200)
    expect(purged).toHaveLength(1)
  })

  it('is recognised by its delivery id, or by its event id and topic', async () => {
    const first = update({ id: 1, handle: 'ludo', at: 1 })
    await send(first)
    const named = (header: string) => ({ [header]: first.headers[header] ?? '' })
    await send(update({ id: 1, handle: 'ludo', at: 2 }), named('X-Shopify-Event-Id'))
    await send(update({ id: 1, handle: 'ludo', at: 3 }), named('X-Shopify-Webhook-Id'))
    expect(purged).toHaveLength(1)
    await send(sign('collections/update', { id: 1 }), named('X-Shopify-Event-Id'))
    expect(purged).toHaveLength(2)
  })

  it('with new content is another change', async () => {
    await send(update({ id: 1, handle: 'ludo', updated_at: 1 }))
    await send(update({ id: 1, handle: 'ludo', updated_at: 2 }))
    expect(purged).toHaveLength(2)
  })
})

it.each([
  ['fifteen minutes ago', -15 * MINUTE, 1],
  ['longer ago', -15 * MINUTE - 1, 0],
  ['in five minutes, by a clock that is ahead', 5 * MINUTE, 1],
  ['later', 5 * MINUTE + 1, 0],
])('a webhook triggered %s', async (_, ago, heard) => {
  const news = signWebhook(secret, 'products/update', { id: 1 }, new Date(start + ago))
  expect((await send(news)).status).toBe(200)
  expect(purged).toHaveLength(heard)
})

it('a webhook without a time changes nothing', async () => {
  expect((await send(update(), { 'X-Shopify-Triggered-At': '' })).status).toBe(200)
  expect(purged).toEqual([])
})

it('a webhook forwarded by another process is not forwarded again', async () => {
  await send(update({ id: 1, handle: 'ludo', at: 1 }))
  expect([isOwn, kept.length]).toEqual([true, 1])
  await send(update({ id: 1, handle: 'ludo', at: 2 }), { 'X-Purge-Passed-On': '1' })
  expect([purged.length, isOwn, kept.length]).toEqual([2, false, 1])
})
