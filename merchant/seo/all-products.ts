import { brand } from '../brand.ts'
import { defaultKeywords, pageTitle, type Seo } from './seo.ts'

/** The page's heading, too. */
export const allProductsTitle = 'Shop Fun & Spicy Card Games'

export const allProductsSeo: Seo = {
  title: pageTitle(allProductsTitle),
  description: `Every ${brand.name} game in one place: party, drinking, couple and family card games.`,
  keywords: ['buy card games online india', ...defaultKeywords],
}
