import { svgDocument } from '../raster.ts'
import { bannerHeight, bannerWidth } from './banner.ts'
import { bestSellersBanner } from './banner-best-sellers.ts'
import { comboBanner } from './banner-combo.ts'
import { coupleGamesBanner } from './banner-couple-games.ts'
import { drinkingGamesBanner } from './banner-drinking-games.ts'
import { familyGamesBanner } from './banner-family-games.ts'
import { partyGamesBanner } from './banner-party-games.ts'

const drawers = {
  'party-games': partyGamesBanner,
  'drinking-games': drinkingGamesBanner,
  'best-sellers': bestSellersBanner,
  combo: comboBanner,
  'couple-games': coupleGamesBanner,
  'family-games': familyGamesBanner,
}

/** The demo's collections with drawn pictures. */
export type DrawnCollection = keyof typeof drawers

/** Text of their share pictures. */
export const collectionTitles: Record<DrawnCollection, string> = {
  'party-games': 'Party Games',
  'drinking-games': 'Drinking Games',
  'best-sellers': 'Best Sellers',
  combo: 'Combo',
  'couple-games': 'Couple Games',
  'family-games': 'Family Games',
}

/** Handles in catalogue order; `Object.keys` loses the key type. */
export const drawnCollections = Object.keys(drawers) as DrawnCollection[]

/** A collection's banner without its document, 1600x640 from 0,0. */
export function bannerDrawing(handle: DrawnCollection): string {
  return drawers[handle]()
}

/** The banner over a collection, 1600x640. */
export function collectionBanner(handle: DrawnCollection): string {
  return svgDocument(bannerWidth, bannerHeight, bannerDrawing(handle))
}
