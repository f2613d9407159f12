import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const notFoundSeo: Seo = {
  title: pageTitle('Page not found'),
  description: 'This lane of the gully leads nowhere.',
  keywords: defaultKeywords,
}
