import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const searchSeo: Seo = {
  title: pageTitle('Search'),
  description: 'Find a party, drinking, couple or family card game by its name, mistyped or not.',
  keywords: ['search card games', ...defaultKeywords],
  noindex: true,
}
