import { isRouteErrorResponse } from 'react-router'
import { PageSeo } from '#app/seo/page-seo.tsx'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import type { Policy } from '#merchant/policies/policy.ts'
import { PolicyFailure } from './policy-failure.tsx'
import { PolicyPage } from './policy-page.tsx'
import { toPolicyWords } from './store-policy.ts'

type LegalPageProps = {
  policy: Policy
  /** The store's text; null if it has none. */
  stored: PolicyText | null
}

/** A policy that the merchant may have written in the store. */
export function LegalPage({ policy, stored }: LegalPageProps) {
  return (
    <>
      <PageSeo {...policy.seo} />
      <PolicyPage policy={toPolicyWords(policy, stored)} isLegal />
    </>
  )
}

/** The same when the store did not respond. @throws any other error, for the root's boundary */
export function LegalFault({ policy, error }: { policy: Policy; error: unknown }) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <>
      <PageSeo {...policy.seo} />
      <PolicyFailure policy={policy} error={error} />
    </>
  )
}
