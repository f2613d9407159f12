import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const signupSeo: Seo = {
  title: pageTitle('Sign up'),
  description: 'Create your Party Gully account.',
  keywords: defaultKeywords,
}
