import { brand } from './brand.ts'

/** The link preview of every page without its own picture. Sizes are in pixels. */
export const shopSharePicture = {
  url: '/og-shop.png',
  alt: `${brand.name}: three boxes of party card games on a sunburst. ${brand.tagline}`,
  width: 1200,
  height: 630,
} as const
