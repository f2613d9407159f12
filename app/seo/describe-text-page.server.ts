import type { FAQPage, Question as QuestionData } from 'schema-dts'
import type { ProvenTerms, ShopContext } from '#app/shop/shop-context.ts'
import { contact } from '#content/contact.ts'
import type { ShopClaims } from '#merchant/claims-for.ts'
import { faqFor, faqPage } from '#merchant/faq.ts'
import { policyPages } from '#merchant/policies/policy-pages.ts'
import { privacyPolicy } from '#merchant/policies/privacy.ts'
import { returnsPolicyFor } from '#merchant/policies/returns.ts'
import { termsOfService } from '#merchant/policies/terms.ts'
import { about } from '#merchant/story.ts'
import { describeBreadcrumb } from './breadcrumb-data.server.ts'

/** Titles of the pages that need no data from the store, by path. */
const names: Readonly<Record<string, (claims: ShopClaims) => string>> = {
  '/about': () => about.crumb,
  '/contact': () => contact.title,
  '/faq': () => faqPage.crumb,
  '/privacy': () => privacyPolicy.title,
  '/returns': (claims) => returnsPolicyFor(claims).title,
  '/terms': () => termsOfService.title,
  ...Object.fromEntries(
    Object.entries(policyPages).map(([path, policyFor]) => [
      `/${path}`,
      (claims: ShopClaims) => policyFor(claims).title,
    ]),
  ),
}

/**
 * Adds the structured data of a text page; does nothing for other pages. The root loader calls it, because a loader for
 * each of these pages would enlarge the router's manifest on every page.
 */
export function describeTextPage(shop: ShopContext, path: string): void {
  const nameOf = Object.hasOwn(names, path) ? names[path] : undefined
  if (!nameOf) return
  describeBreadcrumb(shop, { name: nameOf(shop.settings.claims), path })
  if (path === '/faq') shop.describePage(faqData(shop.settings.claims, shop.provenTerms))
}

/**
 * The page's questions (schema.org FAQPage), except those whose answers depend on claims without evidence. The page may
 * say more than search engines are told, never less.
 */
function faqData(shown: ShopClaims, { claims }: Pick<ProvenTerms, 'claims'>): FAQPage {
  const proven = new Set(faqFor(claims).map(({ answer }) => answer))
  return {
    '@type': 'FAQPage',
    mainEntity: faqFor(shown)
      .filter(({ answer }) => proven.has(answer))
      .map(
        ({ question, answer }): QuestionData => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }),
      ),
  }
}
