import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const checkoutSeo: Seo = {
  title: pageTitle('Checkout'),
  description: 'Address, payment and codes: two short steps to the secure checkout.',
  keywords: defaultKeywords,
  noindex: true,
}
