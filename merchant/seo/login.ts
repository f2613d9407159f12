import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const loginSeo: Seo = {
  title: pageTitle('Login'),
  description: 'Sign in to Party Gully.',
  keywords: defaultKeywords,
}
