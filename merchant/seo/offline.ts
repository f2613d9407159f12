import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const offlineSeo: Seo = {
  title: pageTitle('No network'),
  description: 'This page needs the network.',
  keywords: defaultKeywords,
}
