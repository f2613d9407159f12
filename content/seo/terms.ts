import { defaultKeywords, pageTitle, type Seo } from '#merchant/seo/seo.ts'

export const termsSeo: Seo = {
  title: pageTitle('Terms & Conditions'),
  description: 'The terms on which Party Gully sells its card games in India.',
  keywords: ['party gully terms', ...defaultKeywords],
}
