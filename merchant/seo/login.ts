import { brand } from '../brand.ts'
import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const loginSeo: Seo = {
  title: pageTitle('Login'),
  description: `Sign in to ${brand.name}.`,
  keywords: defaultKeywords,
  noindex: true,
}
