import { brandWords, defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const wishlistSeo: Seo = {
  title: pageTitle('Wishlist'),
  description: 'The games you saved for later, ready to share or to bring home.',
  keywords: [`${brandWords} wishlist`, ...defaultKeywords],
  noindex: true,
}
