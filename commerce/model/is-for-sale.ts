import type { ProductSummary } from './product.ts'

/** Whether the game's first variant, the one that cards offer, can be bought. */
export const isForSale = ({ firstVariant }: Pick<ProductSummary, 'firstVariant'>): boolean =>
  firstVariant?.available === true
