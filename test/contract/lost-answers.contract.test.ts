import { afterAll, describe, expect, test } from 'vitest'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import { addLines } from '#commerce/operations/add-lines.ts'
import { updateLines } from '#commerce/operations/cart-lines.ts'
import { createCart } from '#commerce/operations/carts.ts'
import { createCheckout } from '#commerce/operations/create-checkout.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { cartOf, openDemoStore } from './open-demo-store.ts'
import { readCart } from './read-cart.ts'

const demo = await openDemoStore()
const variantId = await demo.variantIdOf('drunk-ludo')
afterAll(() => demo.close())

type Loss = 'before the store acted' | 'after the store acted'

/** A client that loses the first response to each document that contains one of the names. */
function clientLosing(loss: Loss, ...names: readonly string[]) {
  const waiting = new Set(names)
  const sent: string[] = []
  const client = createStorefrontClient({
    endpoint: `http://store.internal/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`,
    publicToken: 'local',
    async fetch(url, init) {
      const name = /(?:query|mutation) (\w+)/.exec(JSON.parse(String(init.body)).query)?.[1] ?? ''
      sent.push(name)
      const isLost = waiting.delete(name)
      if (isLost && loss === 'before the store acted') throw new TypeError('Failed to fetch')
      const response = await demo.store.fetch(new Request(url, init))
      if (isLost) throw new TypeError('terminated')
      return response
    },
    sleep: async () => undefined,
    isOnline: () => true,
  })
  return { client, sent }
}

function quantities(cart: StoreCart | null) {
  return cart?.lines.map(({ quantity }) => quantity)
}

async function newCart(client: StorefrontClient, quantity: number): Promise<StoreCart> {
  return cartOf(await createCart(client, { lines: [{ variantId, quantity }] }))
}

describe.each<Loss>(['before the store acted', 'after the store acted'])(
  'answers lost %s',
  (loss) => {
    // spec 8.015
    test('never add to a cart twice', async () => {
      const { client } = clientLosing(loss, 'CartCreate', 'CartLinesAdd', 'CartById')
      const cart = await newCart(client, 1)
      const added = cartOf(await addLines(client, cart, [{ variantId, quantity: 2 }]))
      expect(quantities(added)).toEqual([3])
      expect(quantities(await readCart(demo.client, cart.id))).toEqual([3])
    })

    test('leave a checkout with what was requested', async () => {
      const { client } = clientLosing(
        loss,
        ...['CartCreate', 'CartLinesAdd', 'CartDiscountCodesUpdate', 'CartBuyerIdentityUpdate'],
      )
      const outcome = await createCheckout(client, {
        lines: [{ variantId, quantity: 2 }],
        returnUrl: '/thank-you?success=1',
        discountCodes: ['SAVE10'],
        email: 'asha@example.com',
      })
      expect(outcome).toMatchObject({
        type: 'created',
        cart: {
          lines: [{ quantity: 2 }],
          email: 'asha@example.com',
          discountCodes: [{ code: 'SAVE10', applicable: true }],
          total: { minor: 2 * 89900 * 0.9 },
        },
      })
    })

    test('do not prevent changing a line', async () => {
      const { client, sent } = clientLosing(loss, 'CartLinesUpdate')
      const cart = await newCart(client, 1)
      const lineId = cart.lines[0]?.id ?? ''
      const changed = cartOf(await updateLines(client, cart.id, [{ lineId, quantity: 4 }]))
      expect(quantities(changed)).toEqual([4])
      const isActed = loss === 'after the store acted'
      expect(sent.filter((name) => name === 'CartLinesUpdate')).toHaveLength(isActed ? 1 : 2)
    })
  },
)

test('a shortage in a lost response is reported with the store’s message', async () => {
  const scarce = await demo.variantIdOf('monsoon-mafia')
  const wanted = [
    { variantId: scarce, quantity: 50 },
    { variantId, quantity: 1 },
  ]
  const warningsOf = async (client: StorefrontClient) => {
    const cart = cartOf(await createCart(client))
    const outcome = await addLines(client, cart, wanted)
    if (outcome.type === 'refused') throw new Error(outcome.message)
    return outcome.warnings.map(({ code, message }) => ({ code, message }))
  }
  const { client } = clientLosing('after the store acted', 'CartLinesAdd')
  expect(await warningsOf(client)).toEqual(await warningsOf(demo.client))
})
