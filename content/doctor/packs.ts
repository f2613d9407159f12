import type { RequiredFact } from '#commerce/model/pack-facts.ts'

const NAMED = 3

const facts: Readonly<Record<RequiredFact, { readonly what: string; readonly keys: string[] }>> = {
  origin: { what: 'country of origin', keys: ['game.origin'] },
  maker: { what: 'maker or importer with an address', keys: ['game.maker', 'game.importer'] },
  netQuantity: { what: 'net quantity', keys: ['game.net_quantity'] },
  mrp: { what: 'MRP', keys: ['game.mrp'] },
}

/** Where the merchant enters a fact: for the local store, in the file that is imported. */
const places = {
  hosted: (keys: readonly string[]) =>
    `the metafield ${keys.join(' or ')} in the store, and let the storefront read it`,
  local: (keys: readonly string[]) =>
    `a column of your product file whose name ends with ${keys.map((key) => `(product.metafields.${key})`).join(' or ')}, and import it again`,
} as const

export type StoreKind = keyof typeof places

function games(titles: readonly string[]): string {
  const more = titles.length - NAMED
  const names = titles.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return `${titles.length === 1 ? '1 game' : `${titles.length} games`} (${names})`
}

/** What the doctor says about packs. */
export const packs = {
  missing: (fact: RequiredFact, store: StoreKind) => (titles: readonly string[]) =>
    `The page of ${games(titles)} lacks the ${facts[fact].what}, which the Legal Metrology Rules require: write it into ${places[store](facts[fact].keys)}.`,
  aboveMrp: (store: StoreKind) => (titles: readonly string[]) =>
    `The price of ${games(titles)} is above the MRP, which is illegal: lower the price, or correct ${store === 'local' ? 'the column (product.metafields.game.mrp) of your product file' : 'the metafield game.mrp in the store'}.`,
  partlyRead: (titles: readonly string[]) =>
    `Only the first variants of ${games(titles)} were checked for the facts of packs, because the store did not answer or too many games have so many variants: run npm run doctor again, or look at the others yourself.`,
} as const
