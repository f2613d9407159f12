import { afterEach, beforeEach, expect, it } from 'vitest'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { deliveryAddress } from '#test/local-store/sample-address.ts'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop({ FIGURES: 'measured' })
})
afterEach(() => shop.close())

/** Orders three copies of the game in the local store, as its checkout does. */
function orderThree(handle: string): void {
  const { store } = shop
  const variantId = store.catalogue.findProductByHandle(handle)?.variants[0]?.id
  if (variantId === undefined) throw new Error(`The catalogue has no ${handle}`)
  const lines = [{ id: 'line', variantId, quantity: 3, attributes: [] }]
  const request = { deliveryAddress: { ...deliveryAddress, city: 'Pune' } }
  placeTestOrder(store, request, { lines })
}

/** The browser's request after a navigation within the shop. */
const askFor = async (handle: string) => {
  const answer = await shop.ask(`/api/evidence?product=${handle}`)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  return answer.json()
}

const read = async (handle: string) => pageText(await (await shop.ask(`/product/${handle}`)).text())

it('shows recent orders with their city', async () => {
  orderThree('shot-roulette')
  const text = await read('shot-roulette')
  expect(text).toContain('3 sold in past 24hrs')
  expect(text).toContain('3 bought in last hour')
  expect(text).toContain('Someone from Pune bought this 1 minute ago')
  expect(text).not.toContain('live viewers')
})

it('shows no sales for a game without orders', async () => {
  orderThree('shot-roulette')
  expect(await read('drunk-ludo')).not.toMatch(/24hrs|last hour|Someone from/)
})

it('returns the same evidence to the browser', async () => {
  orderThree('shot-roulette')
  expect(await askFor('shot-roulette')).toEqual({
    sales: {
      soldInPastDay: 3,
      boughtInPastHour: 3,
      lastPurchase: { city: 'Pune', minutesAgo: 1 },
    },
    left: {},
    reviews: null,
  })
  expect(await askFor('nope')).toEqual({ sales: null, left: {} })
})

it('shows the remaining stock when it is low', async () => {
  expect(await read('monsoon-mafia')).toContain('Only 3 left')
  expect(Object.values((await askFor('monsoon-mafia')).left)).toEqual([3])
  for (const handle of [
    'shot-roulette',
    'kitty-party-killer',
    'pocket-antics',
    'mystery-gully-box',
  ])
    expect(await read(handle)).not.toMatch(/Only -?\d+ left/)
})

it('shows nothing without measured figures', async () => {
  shop.close()
  shop = await openShop({ FIGURES: 'off' })
  expect(await read('monsoon-mafia')).not.toMatch(/Only \d+ left/)
  expect(await askFor('monsoon-mafia')).toEqual({ sales: null, left: {} })
})

it('shows a game without its stock when the store does not share quantities', async () => {
  const path = ['product', 'variants', 'nodes', 0, 'quantityAvailable']
  const refusal = { message: 'Access denied', path, extensions: { code: 'ACCESS_DENIED' } }
  shop.replaceStore(async (request) => {
    const isStock = (await request.clone().text()).includes('quantityAvailable')
    return isStock ? Response.json({ errors: [refusal], data: null }) : shop.askStore(request)
  })
  const text = await read('monsoon-mafia')
  expect(text).toContain('Monsoon Mafia')
  expect(text).not.toMatch(/Only \d+ left/)
  expect(shop.logged.filter(({ level }) => level >= 50)).toEqual([])
})
