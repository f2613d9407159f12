import { buildBuyClient } from './buy-client.ts'
import { collectionIds, productIds, variantIds, wideVariants } from './contract-catalogue.ts'
import type { HttpsStore, SentRequest } from './https-store.ts'

/** @returns every request that shopify-buy can send, in order, including those for further pages */
export async function recordShopifyBuy(store: HttpsStore): Promise<SentRequest[]> {
  const client = buildBuyClient(store)
  const before = store.sent.length
  const products = await client.product.fetchAll(2)
  await client.fetchNextPage(products)
  await client.product.fetch(productIds.wide)
  await client.product.fetchMultiple([productIds.ludo])
  await client.product.fetchByHandle('drunk-ludo')
  await client.product.fetchQuery({ query: 'ludo', sortKey: 'TITLE', reverse: true })
  await client.product.fetchRecommendations(productIds.ludo)
  await client.collection.fetchAll()
  await client.collection.fetchAllWithProducts()
  await client.collection.fetch(collectionIds.couple)
  await client.collection.fetchWithProducts(collectionIds.couple)
  await client.collection.fetchByHandle('couple-games')
  await client.collection.fetchQuery({ query: 'couple' })
  await client.shop.fetchInfo()
  await client.shop.fetchPolicies()
  await recordCheckout(client.checkout)
  return store.sent.slice(before)
}

async function recordCheckout(checkout: ReturnType<typeof buildBuyClient>['checkout']) {
  const lines = wideVariants.map(({ id: variantId }) => ({ variantId, quantity: 1 }))
  const { id } = await checkout.create({ lineItems: lines.slice(0, 250) })
  await checkout.addLineItems(id, [
    ...lines.slice(250),
    { variantId: variantIds.taboo, quantity: 2 },
  ])
  await checkout.updateAttributes(id, {
    note: 'Ring twice',
    customAttributes: [{ key: 'payment_method', value: 'upi' }],
  })
  await checkout.updateEmail(id, 'asha@example.com')
  await checkout.updateShippingAddress(id, { city: 'Bengaluru', country: 'India' })
  await checkout.addDiscount(id, 'LINES10')
  await checkout.removeDiscount(id)
  const { appliedGiftCards } = await checkout.addGiftCards(id, ['GIFT50CARD'])
  await checkout.removeGiftCard(id, appliedGiftCards[0]?.id ?? '')
  const lineIds = (await checkout.fetch(id))?.lineItems.map((line) => line.id) ?? []
  await checkout.updateLineItems(id, [{ id: lineIds[0] ?? '', quantity: 3 }])
  await checkout.removeLineItems(id, lineIds.slice(1, 2))
}
