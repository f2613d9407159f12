import type { Store } from '../store/store.ts'
import { type CatalogueNodes, createCatalogueNodes } from './catalogue/catalogue-nodes.ts'
import type { PictureVersion } from './catalogue/image-node.ts'

/** The store with the catalogue of a country's market, and the nodes of that catalogue. */
export type MarketView = {
  readonly country: string
  readonly store: Store
  readonly nodes: CatalogueNodes
}

type MarketViewsOptions = {
  readonly store: Store
  readonly baseUrl: string
  readonly pictureVersion?: PictureVersion
}

/**
 * @returns finds the view of a country, the shop's own for one that it does not sell to; all but this
 *   one are made when somebody asks for them
 */
export function createMarketViews(
  options: MarketViewsOptions,
): (asked: string | null) => MarketView {
  const { store } = options
  const { markets, shop } = store.catalogue
  const toParts = (catalogue: Store['catalogue']) => ({
    store: catalogue === store.catalogue ? store : { ...store, catalogue },
    nodes: createCatalogueNodes(catalogue, options),
  })
  const known = new Map([[store.catalogue.market, toParts(store.catalogue)]])
  return (asked) => {
    const isServed = markets.some(({ countries }) => countries.includes(asked ?? ''))
    const country = asked !== null && isServed ? asked : shop.countryCode
    const catalogue = store.catalogueFor(country)
    const parts = known.get(catalogue.market) ?? toParts(catalogue)
    known.set(catalogue.market, parts)
    return { country, ...parts }
  }
}
