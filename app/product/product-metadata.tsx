import { PageSeo } from '#app/shell/page-seo.tsx'
import type { Product } from '#commerce/model/product.ts'
import { pageTitle, seoForGame } from '#content/seo.ts'
import { productStructuredData } from './product-structured-data.ts'

/** Words every product page is found by (specification section 2, Product page). */
const KEYWORDS = ['party games', 'drinking games', 'couple games', 'card games']

export type ProductMetadataProps = { product: Product; origin: string }

/** Title, description, keywords and structured data, from the product's title. */
export function ProductMetadata({ product, origin }: ProductMetadataProps) {
  const seo = seoForGame(product.title)
  const keywords = [...new Set([...seo.keywords, ...KEYWORDS])]
  return (
    <>
      <PageSeo
        title={pageTitle(seo.title, product.title)}
        description={`${product.title}: ${seo.description}`}
        keywords={keywords}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", so that no title can end the element
        dangerouslySetInnerHTML={{ __html: productStructuredData(product, origin) }}
      />
    </>
  )
}
