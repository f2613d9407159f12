import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { OpenShop } from './open-shop.ts'

/** The response of a shop's local store to a document. */
export async function askStoreOf(shop: OpenShop, query: string) {
  const response = await shop.askStore(
    new Request(`http://store.internal/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
  )
  return (await response.json()).data
}
