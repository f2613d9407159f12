/* What the doctor says about the goods, and where the merchant mends them: in a hosted store, or for the local one. */
import type { StoreKind } from './packs.ts'
import { games, listed } from './store.ts'

const noProducts: Readonly<Record<StoreKind, string>> = {
  hosted:
    "The store shows this token no products: publish them to the token's sales channel in the store.",
  local: 'The shop has no products: write a product file, and import it with npm run import.',
}

const noPictures: Readonly<Record<StoreKind, string>> = {
  hosted: 'add one in the store',
  local: 'name one in the column Image Src of your product file, and import it again',
}

const noPrice: Readonly<Record<StoreKind, string>> = {
  hosted: 'set one in the store, or unpublish it',
  local: 'write one into the column Variant Price of your product file, and import it again',
}

const lowComparePrice: Readonly<Record<StoreKind, string>> = {
  hosted: 'raise or remove it in the store',
  local: 'raise or remove it at the desk, under Stock',
}

const allSoldOut: Readonly<Record<StoreKind, string>> = {
  hosted: 'raise the stock in the store, or allow sales when out of stock',
  local: 'add stock at the desk, under Stock',
}

type TellOfGames = (names: readonly string[], count: number) => string

export const goods = {
  noProducts: (store: StoreKind) => noProducts[store],
  noPictures:
    (store: StoreKind): TellOfGames =>
    (names, count) =>
      `${games(count)} without a picture (${listed(names, count)}): ${noPictures[store]}.`,
  noPrice:
    (store: StoreKind): TellOfGames =>
    (names, count) =>
      `${games(count)} without a price (${listed(names, count)}): ${noPrice[store]}.`,
  lowComparePrice:
    (store: StoreKind): TellOfGames =>
    (names, count) =>
      `${games(count)} with a compare-at price that is not above the price (${listed(names, count)}), so pages show no saving: ${lowComparePrice[store]}.`,
  allSoldOut: (store: StoreKind, count: number) =>
    `${count === 1 ? 'The only game' : `Every one of the ${games(count)}`} is sold out: ${allSoldOut[store]}.`,
} as const
