import { isRouteErrorResponse } from 'react-router'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import type { ShopClaims } from '#merchant/claims-for.ts'
import type { Policy } from '#merchant/policies/policy.ts'
import { PolicyFailure } from './policy-failure.tsx'
import { PolicyPage } from './policy-page.tsx'
import { toPolicyWords } from './to-policy-words.ts'

type LegalPageProps = {
  /** The store's text; null if it has none. */
  loaderData: PolicyText | null
}

/** Creates the components of a route for a policy that the merchant may have written in the store. */
export function createLegalPage(policyFor: (claims: ShopClaims) => Policy) {
  return {
    Page({ loaderData }: LegalPageProps) {
      return <PolicyPage policy={toPolicyWords(policyFor(useClaims()), loaderData)} isLegal />
    },
    /** The page when the store did not respond. @throws any other error, for the root's boundary */
    Fault({ error }: { error: unknown }) {
      const policy = policyFor(useClaims())
      if (!isRouteErrorResponse(error)) throw error
      return <PolicyFailure policy={policy} error={error} />
    },
  }
}
