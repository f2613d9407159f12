import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

export const shippingSeo: Seo = {
  title: pageTitle('Shipping Policy'),
  description:
    'Free shipping across India, cash on delivery, dispatch in 1-2 business days: how your card games reach you.',
  keywords: ['party gully shipping', ...defaultKeywords],
}
