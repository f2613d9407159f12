import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

export const returnsSeo: Seo = {
  title: pageTitle('Returns & Exchanges'),
  description:
    'Damaged, defective or wrong game? Report it within 7 days of delivery: free pickup, refund in 5-7 working days.',
  keywords: ['party gully returns', ...defaultKeywords],
}
