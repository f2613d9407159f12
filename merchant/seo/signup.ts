import { brand } from '../brand.ts'
import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const signupSeo: Seo = {
  title: pageTitle('Sign up'),
  description: `Create your ${brand.name} account.`,
  keywords: defaultKeywords,
  noindex: true,
}
