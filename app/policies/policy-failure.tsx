import { reloadPage } from '#app/browser/reload-page.ts'
import { faultReference } from '#app/shop/fault-reference.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { policyFailure } from '#content/policies.ts'
import type { Policy } from '#merchant/policies/policy.ts'
import { PolicyPage } from './policy-page.tsx'

type PolicyFailureProps = {
  policy: Policy
  /** The error of the page's loader. */
  error: unknown
}

/** A legal page whose text could not be loaded. It still names the responsible company and person. */
export function PolicyFailure({ policy, error }: PolicyFailureProps) {
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
