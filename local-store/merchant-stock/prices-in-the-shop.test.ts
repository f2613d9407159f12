import { expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

const cheapestFirst = `{
  products(first: 3, sortKey: PRICE) { nodes { handle priceRange { minVariantPrice { amount } } } }
  search(query: "ludo", first: 1) { nodes { ... on Product { handle variants(first: 1) { nodes { price { amount } } } } } }
}`

it('a changed price is in the Storefront API at once, and confirmed again at the checkout', async () => {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { 'drunk-ludo': 1 })
  const { data: before } = await shop.ask(cheapestFirst)
  // The second response comes from the cache.
  expect(await shop.ask(cheapestFirst)).toMatchObject({ data: before })
  const { merchantStock } = shop.localStore
  const [ludo] = merchantStock.listVariants({ search: 'ludo' }).variants
  const rows = [{ variantId: ludo?.variantId ?? 0, price: 25_000 }]
  expect(await merchantStock.change({ who: 'Meera', rows })).toMatchObject({ type: 'done' })

  const { data: after } = await shop.ask(cheapestFirst)
  expect(after.products.nodes.map(({ handle }: { handle: string }) => handle)).toEqual([
    ...['drunk-ludo', 'last-one', 'jugaad'],
  ])
  expect(after.products.nodes[0].priceRange.minVariantPrice.amount).toBe('250.0')
  expect(after.search.nodes[0].variants.nodes[0].price.amount).toBe('250.0')

  const paid = await shop.post(checkout, { ...goodForm, expectedTotal: '90000' })
  expect(paid.status).toBe(303)
  const asked = await textOf(await shop.get(paid.headers.get('Location') ?? ''))
  expect(asked).toContain('₹250')
  expect(asked).toContain('₹900')
  expect(shop.localStore.merchantOrders.listOrders().orders).toEqual([])
})
