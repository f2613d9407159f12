/* What the doctor says about the goods, and where the merchant mends them: in a hosted store, or for the local one. */
import type { StoreKind } from './packs.ts'
import { games, listed } from './store.ts'

const remedies = {
  noProducts: {
    hosted:
      "The store shows this token no products: publish them to the token's sales channel in the store.",
    local: 'The shop has no products: write a product file, and import it with npm run import.',
  },
  noPictures: {
    hosted: 'add one in the store',
    local: 'name one in the column Image Src of your product file, and import it again',
  },
  noPrice: {
    hosted: 'set one in the store, or unpublish it',
    local: 'write one into the column Variant Price of your product file, and import it again',
  },
  lowComparePrice: {
    hosted: 'raise or remove it in the store',
    local: 'raise or remove it at the desk, under Stock',
  },
  allSoldOut: {
    hosted: 'raise the stock in the store, or allow sales when out of stock',
    local: 'add stock at the desk, under Stock',
  },
} as const satisfies Record<string, Readonly<Record<StoreKind, string>>>

export const goods = {
  noProducts: (store: StoreKind) => remedies.noProducts[store],
  noPictures: (store: StoreKind, names: readonly string[], count: number) =>
    `${games(count)} without a picture (${listed(names, count)}): ${remedies.noPictures[store]}.`,
  noPrice: (store: StoreKind, names: readonly string[], count: number) =>
    `${games(count)} without a price (${listed(names, count)}): ${remedies.noPrice[store]}.`,
  lowComparePrice: (store: StoreKind, names: readonly string[], count: number) =>
    `${games(count)} with a compare-at price that is not above the price (${listed(names, count)}), so pages show no saving: ${remedies.lowComparePrice[store]}.`,
  allSoldOut: (store: StoreKind, count: number) =>
    `${count === 1 ? 'The only game' : `Every one of the ${games(count)}`} is sold out: ${remedies.allSoldOut[store]}.`,
} as const
