import { PageSeo } from '#app/shop/page-seo.tsx'
import type { SharePicture } from '#app/shop/share-picture.ts'
import { pageTitle, type Seo } from '#merchant/seo/seo.ts'

/** Keywords of every product page (specification section 2, Product page). */
const KEYWORDS = ['party games', 'drinking games', 'couple games', 'card games']

export type ProductMetadataProps = {
  title: string
  seo: Seo
  /** JSON without "<"; null after a client navigation, which crawlers do not make. */
  structuredData: string | null
  /** The picture of a link preview. */
  share: SharePicture | null
}

/** Title, description, keywords and structured data of a product page. */
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
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, so that no title can close the element
          dangerouslySetInnerHTML={{ __html: structuredData }}
        />
      )}
    </>
  )
}
