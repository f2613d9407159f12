import { useShop } from '#app/shop/shop-provider.tsx'
import { shopSharePicture } from '#merchant/share-picture.ts'
import type { SharePicture } from './share-picture.ts'

export type PageSeoProps = {
  title: string
  description: string
  keywords: readonly string[]
  /** Keeps the page out of search engines. */
  noindex?: boolean
  /** Open Graph type of the page. */
  type?: 'website' | 'product'
  /** Null for the shop's picture. */
  share?: SharePicture | null
}

/**
 * Title, description, keywords and link preview (ogp.me). React hoists them into the head.
 */
export function PageSeo({
  title,
  description,
  keywords,
  noindex,
  type = 'website',
  share,
}: PageSeoProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <ShareCard picture={share ?? shopSharePicture} />
    </>
  )
}

/** Link previews need absolute URLs. */
function ShareCard({ picture: { url, alt, width, height } }: { picture: SharePicture }) {
  const { publicOrigin } = useShop().settings
  return (
    <>
      <meta property="og:image" content={new URL(url, publicOrigin).href} />
      <meta property="og:image:alt" content={alt} />
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
