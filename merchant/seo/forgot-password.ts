import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const forgotPasswordSeo: Seo = {
  title: pageTitle('Forgot password'),
  description: 'Get a link to choose a new password.',
  keywords: defaultKeywords,
  noindex: true,
}
