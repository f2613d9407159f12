import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const homeSeo: Seo = {
  title: pageTitle('Party Card Games for Adults in India'),
  description:
    'Party card games for adults: drinking, couple and family games that turn any gathering into an unforgettable party.',
  keywords: ['party card games for adults', ...defaultKeywords],
}
