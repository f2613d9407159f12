import { use } from 'react'
import { type SharePicture, shopSharePicture } from '#content/share-picture.ts'
import { PublicOrigin } from './public-origin.ts'

export type PageSeoProps = {
  title: string
  description: string
  keywords: readonly string[]
  /** What the page is about, for those who show links to it. */
  type?: 'website' | 'product'
  /** Null shows the shop's. */
  share?: SharePicture | null
}

/**
 * Title, description, keywords and the card of a shared link (ogp.me). React moves them to the
 * head, on the server and after a navigation.
 */
export function PageSeo({ title, description, keywords, type = 'website', share }: PageSeoProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <ShareCard picture={share ?? shopSharePicture} />
    </>
  )
}

/** Readers of links ask for absolute addresses. */
function ShareCard({ picture: { url, alt, width, height } }: { picture: SharePicture }) {
  const origin = use(PublicOrigin)
  if (origin === '') return null
  return (
    <>
      <meta property="og:image" content={new URL(url, origin).href} />
      <meta property="og:image:alt" content={alt} />
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
