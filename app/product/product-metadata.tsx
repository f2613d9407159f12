import { PageSeo } from '#app/shop/page-seo.tsx'
import type { SharePicture } from '#app/shop/share-picture.ts'
import { pageTitle, type Seo } from '#merchant/seo/seo.ts'

/** Words every product page is found by (specification section 2, Product page). */
const KEYWORDS = ['party games', 'drinking games', 'couple games', 'card games']

export type ProductMetadataProps = {
  title: string
  seo: Seo
  /** JSON without "<"; null after a navigation, when no reader of data is looking. */
  structuredData: string | null
  /** What a link to it shows. */
  share: SharePicture | null
}

/** Title, description and keywords from the product's title, and the data for search engines. */
export function ProductMetadata({ title, seo, structuredData, share }: ProductMetadataProps) {
  const keywords = [...new Set([...seo.keywords, ...KEYWORDS])]
  return (
    <>
      <PageSeo
        title={pageTitle(seo.title, title)}
        description={`${title}: ${seo.description}`}
        keywords={keywords}
        type="product"
        share={share}
      />
      {structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it holds no "<", so that no title can end the element
          dangerouslySetInnerHTML={{ __html: structuredData }}
        />
      )}
    </>
  )
}
