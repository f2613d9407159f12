import { brand } from '../brand.ts'
import { brandWords, defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const aboutSeo: Seo = {
  title: pageTitle('About Us'),
  description: `How one awkward evening and a handful of handwritten cards became ${brand.name}: the founder’s story in four steps.`,
  keywords: [`about ${brandWords}`, ...defaultKeywords],
}
