import type { StoreProduct } from '../store/catalogue.ts'
import type { Store } from '../store/store.ts'
import {
  type CatalogueNodes,
  type CatalogueNodesOptions,
  createCatalogueNodes,
} from './catalogue/catalogue-nodes.ts'
import type { ProductNode } from './catalogue/product-node.ts'

/** The store with the catalogue of a country's market, and the nodes of that catalogue. */
export type MarketView = {
  readonly country: string
  readonly store: Store
  readonly nodes: CatalogueNodes
}

export type MarketViewsOptions = CatalogueNodesOptions & { readonly store: Store }

/**
 * @returns finds the view of a country, or the shop's own for a country it does not sell to. Other views are created on
 *   first request, and all of them again after prices change or something is published
 */
export function createMarketViews(
  options: MarketViewsOptions,
): (requested: string | null) => MarketView {
  const { store } = options
  const { markets, shop } = store.catalogue
  // Products with unchanged prices stay the same objects, so their nodes are reused.
  const productNodes = new WeakMap<StoreProduct, ProductNode>()
  const toParts = (catalogue: Store['catalogue']) => ({
    catalogue,
    store: catalogue === store.catalogue ? store : { ...store, catalogue },
    nodes: createCatalogueNodes(catalogue, options, productNodes),
  })
  const views = new Map([[store.catalogue.market.handle, toParts(store.catalogue)]])
  return (requested) => {
    const isServed = markets.some(({ countries }) => countries.includes(requested ?? ''))
    const country = requested !== null && isServed ? requested : shop.countryCode
    const catalogue = store.catalogueFor(country)
    const before = views.get(catalogue.market.handle)
    const parts = before?.catalogue === catalogue ? before : toParts(catalogue)
    views.set(catalogue.market.handle, parts)
    return { country, store: parts.store, nodes: parts.nodes }
  }
}
