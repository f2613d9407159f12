import { PageSeo } from '#app/seo/page-seo.tsx'
import type { SharePicture } from '#app/seo/share-picture.ts'
import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

/** A price in the format of link previews: decimals, and `in stock` or `out of stock`. */
export type ShownPrice = {
  readonly amount: string
  readonly currency: string
  readonly availability: string
}

export type ProductMetadataProps = {
  title: string
  seo: Seo
  /** The picture of a link preview. */
  share: SharePicture | null
  /** Null after a client navigation, because crawlers do not navigate. */
  price: ShownPrice | null
}

/** Title, description, keywords and link preview of a product page. */
export function ProductMetadata({ title, seo, share, price }: ProductMetadataProps) {
  const keywords = [...new Set([...seo.keywords, ...defaultKeywords])]
  return (
    <>
      <PageSeo
        title={pageTitle(seo.title, title)}
        description={seo.description}
        keywords={keywords}
        type="product"
        share={share}
      />
      {price && (
        <>
          <meta property="product:price:amount" content={price.amount} />
          <meta property="product:price:currency" content={price.currency} />
          <meta property="product:availability" content={price.availability} />
        </>
      )}
    </>
  )
}
