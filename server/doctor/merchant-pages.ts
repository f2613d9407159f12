import { claimsFor } from '#merchant/claims-for.ts'
import { careLinks, menuLinks, type PageLink, quickLinks, shopLinks } from '#merchant/navigation.ts'
import type { Policy } from '#merchant/policies/policy.ts'
import { policyPages } from '#merchant/policies/policy-pages.ts'
import { privacyPolicy } from '#merchant/policies/privacy.ts'
import { returnsPolicyFor } from '#merchant/policies/returns.ts'
import { termsOfService } from '#merchant/policies/terms.ts'

/** Links of one list in `merchant/navigation.ts`. */
export type NamedLinks = { readonly field: string; readonly links: readonly PageLink[] }

export type WrittenPage = {
  readonly file: string
  /** Null when the software sets the path. */
  readonly path: string | null
  readonly policy: Policy
}

export const writtenLinks: readonly NamedLinks[] = [
  { field: 'shopLinks', links: shopLinks },
  { field: 'menuLinks', links: menuLinks },
  { field: 'quickLinks', links: [...quickLinks.beforeShop, ...quickLinks.afterShop] },
  { field: 'careLinks', links: careLinks },
]

/** Includes everything that the texts can say. */
const everyClaim = claimsFor('simulated')

export const writtenPages: readonly WrittenPage[] = [
  {
    file: 'merchant/policies/returns.ts',
    path: null,
    policy: returnsPolicyFor(everyClaim),
  },
  { file: 'merchant/policies/privacy.ts', path: null, policy: privacyPolicy },
  { file: 'merchant/policies/terms.ts', path: null, policy: termsOfService },
  ...Object.entries(policyPages).map(([path, policyFor]) => ({
    file: `merchant/policies/${path}.ts`,
    path,
    policy: policyFor(everyClaim),
  })),
]
