import type { RequiredFact } from '#commerce/model/pack-facts.ts'

const NAMED = 3

const facts: Readonly<Record<RequiredFact, { readonly what: string; readonly key: string }>> = {
  origin: { what: 'country of origin', key: 'game.origin' },
  maker: { what: 'maker or importer with an address', key: 'game.maker or game.importer' },
  netQuantity: { what: 'net quantity', key: 'game.net_quantity' },
  mrp: { what: 'MRP', key: 'game.mrp' },
}

function games(titles: readonly string[]): string {
  const more = titles.length - NAMED
  const names = titles.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
  return `${titles.length === 1 ? '1 game' : `${titles.length} games`} (${names})`
}

/** What the doctor says of packs. */
export const packs = {
  missing: (fact: RequiredFact) => (titles: readonly string[]) =>
    `The page of ${games(titles)} lacks the ${facts[fact].what}, which buyers must be told (Legal Metrology Rules): write it into the metafield ${facts[fact].key} in the store, and let the storefront read it.`,
  aboveMrp: (titles: readonly string[]) =>
    `The price of ${games(titles)} is above the MRP, which is unlawful: lower the price, or correct the metafield game.mrp in the store.`,
} as const
