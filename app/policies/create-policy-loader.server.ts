import type { RouterContextProvider } from 'react-router'
import { prefetch } from '#app/shop/prefetch.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import type { PolicyText, ShopPolicies } from '#commerce/model/shop-policy.ts'
import { readPolicyText } from '#commerce/operations/policy-text.ts'
import { getShopPolicies } from '#commerce/operations/shop-policies.ts'

type LoaderArgs = { readonly context: Readonly<RouterContextProvider> }

/**
 * Creates the loader of a store's policy; it returns null if the merchant has not written one (decision 15).
 * @throws a route error response with status 503 when the store does not respond
 */
export function createPolicyLoader(name: keyof ShopPolicies) {
  return async ({ context }: LoaderArgs): Promise<PolicyText | null> => {
    const { storefront } = context.get(shopContext)
    const { result: policies } = await prefetch(context, () => getShopPolicies(storefront))
    const policy = policies[name]
    return policy && readPolicyText(policy.body)
  }
}
