import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import { createLocalStore } from '../local-store.ts'

/** A second connection, as of another process, that holds the database's only write lock. */
function lock(dataDir: string) {
  const other = new DatabaseSync(join(dataDir, 'store.sqlite'))
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  return { release: () => other.exec('COMMIT') }
}

describe('while another process writes', () => {
  it('a cart change waits without blocking other requests, and is made once', async () => {
    const shop = await openTestCheckout()
    const { id } = await createTestCart(shop, { jugaad: 1 })
    const { release } = lock(shop.dataDir)
    let isAnswered = false
    const add = `mutation($id:ID!,$lines:[CartLineInput!]!){
      cartLinesAdd(cartId:$id,lines:$lines){cart{totalQuantity}}}`
    const product = shop.store.catalogue.findProductByHandle('jugaad')
    const merchandiseId = `gid://shopify/ProductVariant/${product?.variants[0]?.id}`
    const answer = shop.ask(add, { id, lines: [{ merchandiseId }] }).then((body) => {
      isAnswered = true
      return body
    })
    // Queries are answered and timers run while the mutation waits for the lock.
    expect((await shop.ask('{shop{name}}')).data.shop.name).toBe('Test Shop')
    await pause(60)
    expect(isAnswered).toBe(false)
    release()
    expect((await answer).data.cartLinesAdd.cart.totalQuantity).toBe(2)
  })

  it('an order waits too, and is placed once', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const { release } = lock(shop.dataDir)
    const paying = shop.post(checkout, { ...goodForm, expectedTotal: '45000' })
    await pause(60)
    release()
    expect((await paying).headers.get('Location')).toContain('/orders/')
    expect(shop.store.database.prepare('SELECT count(*) AS n FROM orders').get()).toEqual({ n: 1 })
  })

  it('too long, an order fails and says that nothing was ordered', async () => {
    const faults: string[] = []
    const shop = await openTestCheckout({ log: (message) => faults.push(message) })
    const { checkout } = await createTestCart(shop, { jugaad: 1 })
    const { release } = lock(shop.dataDir)
    const answer = await shop.post(checkout, { ...goodForm, expectedTotal: '45000' })
    release()
    expect(answer.status).toBe(500)
    expect(await textOf(answer)).toContain('Nothing was ordered and nothing was charged.')
    expect(faults).toHaveLength(1)
  })
})

it('a sale in one process is shown by the other at once', async () => {
  const shop = await openTestCheckout()
  const other = await createLocalStore({
    dataDir: shop.dataDir,
    catalogueFile: join(shop.dataDir, 'catalogue.json'),
    basePath: '/local-store',
  })
  onTestFinished(() => other.close())
  const query = '{product(handle:"jugaad"){variants(first:1){nodes{quantityAvailable}}}}'
  const askOther = async () => {
    const address = 'http://shop.test/local-store/api/2026-04/graphql.json'
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ query })
    const response = await other.fetch(new Request(address, { method: 'POST', headers, body }))
    return (await response.json()).data.product.variants.nodes[0].quantityAvailable
  }
  expect([await askOther(), await askOther()]).toEqual([10, 10])
  const { checkout } = await createTestCart(shop, { jugaad: 4 })
  await shop.post(checkout, { ...goodForm, expectedTotal: '180000' })
  expect([await askOther(), await askOther()]).toEqual([6, 6])
})

it('a refused mutation does not clear the response cache', async () => {
  const shop = await openTestCheckout({ addressLimits: 0.01 }, {}, '192.0.2.1')
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const { id } = await createTestCart(shop, { jugaad: 1 })
  await shop.post(checkout, { ...goodForm, expectedTotal: '45000' })
  const before = shop.store.inventory.revision()
  const guess = `mutation($id:ID!){cartGiftCardCodesUpdate(cartId:$id,giftCardCodes:["A","B"]){cart{id}}}`
  expect((await shop.ask(guess, { id })).errors[0].extensions.code).toBe('THROTTLED')
  expect(shop.store.inventory.revision()).toBe(before)
})

it('abandoned carts are deleted while the store runs, except ordered and recent ones', async () => {
  let now = new Date('2026-01-01T00:00:00Z')
  const shop = await openTestCheckout({ now: () => now })
  const ordered = await createTestCart(shop, { jugaad: 1 })
  await shop.post(ordered.checkout, { ...goodForm, expectedTotal: '45000' })
  for (let at = 0; at < 120; at += 1) await shop.ask('mutation{cartCreate{cart{id}}}')
  now = new Date('2026-02-15T00:00:00Z')
  await createTestCart(shop, { 'last-one': 1 })
  await shop.store.purgeCarts()
  const left = shop.store.database.prepare('SELECT count(*) AS n FROM carts').get()
  expect(left).toEqual({ n: 2 })
})
