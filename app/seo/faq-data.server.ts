import type { FAQPage, Question as QuestionData } from 'schema-dts'
import type { ProvenTerms } from '#app/shop/shop-context.ts'
import type { ShopClaims } from '#merchant/claims-for.ts'
import { faqFor } from '#merchant/faq.ts'

/**
 * The page's questions (schema.org FAQPage), except those whose answers depend on claims without evidence. The page may
 * say more than search engines are told, never less.
 */
export function faqData(shown: ShopClaims, { claims }: Pick<ProvenTerms, 'claims'>): FAQPage {
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
