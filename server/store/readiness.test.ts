import { expect, test } from 'vitest'
import type { FakeResponse } from '#test/fake-storefront.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { inOneProcess } from '../work/shared-work.ts'
import { createReadiness } from './readiness.ts'

const none = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }

function setUp(answers: Readonly<Record<string, FakeResponse>>) {
  let time = 0
  const { client, asked, names } = openFakeStorefront({ products: none, cart: null, ...answers })
  const check = createReadiness(client, inOneProcess, () => time)
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { check, asked, names, pass }
}

const denied = {
  extensions: { code: 'ACCESS_DENIED' },
  path: ['products'],
  message: 'Access denied',
}

test('a store that answers products and carts is ready', async () => {
  const { check, names } = setUp({})
  expect(await check()).toEqual({ ok: true })
  expect(names()).toEqual(['products', 'cart'])
})

test.each<[string, Readonly<Record<string, FakeResponse>>, string]>([
  [
    'whose token may not list products',
    { products: Response.json({ errors: [denied], data: null }) },
    'Access denied',
  ],
  ['whose product responses are malformed', { products: { nodes: 'none' } }, 'products.nodes'],
  ['whose carts fail', { cart: new Response('', { status: 500 }) }, 'HTTP 500'],
  ['that is down', { products: new Response('', { status: 503 }) }, 'HTTP 503'],
])('a store %s is not ready, with its reason, asked once', async (_, answers, reason) => {
  const { check, asked } = setUp(answers)
  expect(await check()).toEqual({ ok: false, message: expect.stringContaining(reason) })
  expect(asked).toHaveLength(2)
})

test('checks within five seconds share one query', async () => {
  const { check, asked, pass } = setUp({})
  await Promise.all([check(), check(), check()])
  pass(4999)
  await check()
  expect(asked).toHaveLength(2)
  pass(1)
  await check()
  expect(asked).toHaveLength(4)
})
