import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const homeSeo: Seo = {
  title: pageTitle('Party Card Games for Adults in India'),
  description:
    'Party card games for adults: drinking, couple and family games that turn any gathering into an unforgettable party. Free shipping across India, cash on delivery.',
  keywords: ['party card games for adults', ...defaultKeywords],
}
