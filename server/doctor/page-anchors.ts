import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import type { ShopPolicies } from '#commerce/model/shop-policy.ts'
import { readPolicyText } from '#commerce/operations/policy-text.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { faqFor, homeFaqFor } from '#merchant/faq.ts'
import { about } from '#merchant/story.ts'
import { isNamedPage } from '#server/page-cache/page-paths.ts'
import type { WrittenPage } from './merchant-pages.ts'

export type AnchorParts = {
  readonly figures: FiguresSource
  readonly policies: readonly WrittenPage[]
  /** The store's policies, which replace the owner's. */
  readonly stored: ShopPolicies
}

/** Anchors on every page: its content and its top (HTML Living Standard, "select the indicated part"). */
const everywhere = ['content', 'top']

/** Anchors set by the software. Some are left out when there is nothing to show, for example quotes. */
const ofSoftware: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...['faq', 'party-finder', 'hero-title', 'featured-title', 'categories-title', 'moments-title'],
    ...['moment-player', 'testimonials-title', 'reviews-title', 'faq-title', 'newsletter-title'],
    ...['closing-title', 'hero-picture'],
  ],
  '/contact': ['query-title', 'response-title', 'details-title', 'grievance-title'],
}

const ofProduct = [
  ...['details', 'reviews', 'shipping', 'details-tab', 'reviews-tab', 'shipping-tab'],
  ...['benefits', 'in-the-box', 'boxes-inside', 'related-games', 'wish-title'],
]

/**
 * The anchors of a page; those that no link needs (`-title`, `content`) come last.
 * @param path in lower case
 * @returns null for a page that only the store knows
 */
export function listAnchors(path: string, parts: AnchorParts): readonly string[] | null {
  if (path.startsWith('/product/')) return [...ofProduct, ...everywhere]
  if (!isNamedPage(path) && !path.startsWith('/category/')) return null
  return [
    ...listQuestions(path, parts),
    ...(path === '/about' ? about.steps.map(({ id }) => id) : []),
    ...(ofSoftware[path] ?? []),
    ...listSections(path, parts),
    ...everywhere,
  ]
}

/** Assumes free delivery, which depends on the store's response: the question may be there. */
function listQuestions(path: string, { figures }: AnchorParts): readonly string[] {
  const { freeShipping } = claimsFor('simulated')
  const claims = { ...claimsFor(figures), freeShipping }
  if (path === '/faq') return faqFor(claims).map(({ id }) => id)
  return path === '/' ? homeFaqFor(claims).map(({ id }) => id) : []
}

const storedAs: Readonly<Record<string, keyof ShopPolicies>> = {
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/returns': 'refund',
}

function listSections(path: string, { policies, stored }: AnchorParts): readonly string[] {
  const name = storedAs[path]
  const fromStore = name && stored[name]
  const written = policies.find(({ file }) => file === `merchant/policies${path}.ts`)
  const sections = fromStore
    ? readPolicyText(fromStore.body).sections
    : (written?.policy.sections ?? [])
  const ids = sections.map(({ id }) => id)
  return [...ids, ...ids.map((id) => `${id}-title`), ...(name ? ['legal-title'] : [])]
}
