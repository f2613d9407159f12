import { brand } from '../brand.ts'
import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

export const allProductsSeo: Seo = {
  title: pageTitle('Shop Fun & Spicy Card Games'),
  description: `Every ${brand.name} game in one place: party, drinking, couple and family card games.`,
  keywords: ['buy card games online india', ...defaultKeywords],
}
