import { brand } from '../brand.ts'
import { brandWords, defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const contactSeo: Seo = {
  title: pageTitle('Contact Us'),
  description: `Phone, email, address and a form: write to ${brand.name} and get an answer within 24 hours.`,
  keywords: [`contact ${brandWords}`, ...defaultKeywords],
}
