import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { ShopPolicies, ShopPolicy } from '#commerce/model/shop-policy.ts'
import type { Documents, PolicyFieldsFragment } from '#commerce/schema/operations.generated.ts'
import { checkNullable, checkObject, checkText } from './check-shape.ts'

export const shopPolicies: Documents['ShopPolicies'] = /* GraphQL */ `
query ShopPolicies @inContext(country: IN, language: EN) {
  shop {
    privacyPolicy { ...PolicyFields }
    termsOfService { ...PolicyFields }
    refundPolicy { ...PolicyFields }
  }
}
fragment PolicyFields on ShopPolicy { id handle title body url }`

/** The merchant's policies in the store (specification sections 3 and 7). */
export async function getShopPolicies(client: StorefrontClient): Promise<ShopPolicies> {
  const { shop } = await client.query(shopPolicies, {})
  const { privacyPolicy, termsOfService, refundPolicy } = checkObject(shop, 'shop')
  return {
    privacy: readPolicy(privacyPolicy),
    terms: readPolicy(termsOfService),
    refund: readPolicy(refundPolicy),
  }
}

function readPolicy(node: PolicyFieldsFragment | null): ShopPolicy | null {
  const policy = checkNullable(node, 'policy')
  if (policy === null) return null
  return {
    id: checkText(policy.id, 'policy.id'),
    handle: checkText(policy.handle, 'policy.handle'),
    title: checkText(policy.title, 'policy.title'),
    body: checkText(policy.body, 'policy.body'),
    url: checkText(policy.url, 'policy.url'),
  }
}
