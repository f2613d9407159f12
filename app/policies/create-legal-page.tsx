import { isRouteErrorResponse } from 'react-router'
import { reloadPage } from '#app/browser/reload-page.ts'
import { faultReference } from '#app/shop/fault-reference.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import { policyFailure } from '#content/policies.ts'
import type { ShopClaims } from '#merchant/claims-for.ts'
import type { Policy } from '#merchant/policies/policy.ts'
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

type PolicyFailureProps = {
  policy: Policy
  /** The error of the page's loader. */
  error: unknown
}

/** A legal page whose text could not be loaded. It still names the responsible company and person. */
function PolicyFailure({ policy, error }: PolicyFailureProps) {
  const { title, eyebrow, seo } = policy
  return (
    <PolicyPage policy={{ title, eyebrow, seo, sections: [] }} isLegal>
      <EmptyState
        emblem="plug"
        title={policyFailure.title}
        text={policyFailure.text}
        detail={faultReference(error)}
        role="alert"
      >
        <Button onClick={reloadPage}>{policyFailure.retry}</Button>
      </EmptyState>
    </PolicyPage>
  )
}
