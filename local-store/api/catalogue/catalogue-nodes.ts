import { hash } from 'node:crypto'
import type { Catalogue, StoreCollection, StoreProduct } from '../../store/catalogue.ts'
import { type ContentNodes, createContentNodes } from '../content/content-nodes.ts'
import { plainText } from '../content/plain-text.ts'
import { toGlobalId } from '../global-id.ts'
import { type ImageNode, type PictureVersion, toImageNode } from './image-node.ts'
import { type ProductNode, toProductNode, type VariantNode } from './product-node.ts'

export type CollectionNode = {
  readonly __typename: 'Collection'
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly plainDescription: string
  readonly descriptionHtml: string
  readonly image: ImageNode | null
  readonly seo: { readonly title: string | null; readonly description: string | null }
  readonly onlineStoreUrl: string
  readonly trackingParameters: null
  readonly updatedAt: string
  readonly productNodes: readonly ProductNode[]
  readonly source: StoreCollection
}

/** The catalogue's nodes, created once. */
export type CatalogueNodes = {
  readonly products: readonly ProductNode[]
  readonly collections: readonly CollectionNode[]
  readonly content: ContentNodes
  findProduct(id: number): ProductNode | null
  findProductByHandle(handle: string): ProductNode | null
  findVariant(id: number): VariantNode | null
  findCollection(id: number): CollectionNode | null
  findCollectionByHandle(handle: string): CollectionNode | null
  listCollectionsOf(productId: number): readonly CollectionNode[]
}

export type CatalogueNodesOptions = {
  /** URL prefix of checkout pages and pictures: a path like `/local-store`, or an origin with a path. */
  readonly baseUrl: string
  /** The `?v=` of a picture's URL; derived from its name by default. */
  readonly pictureVersion?: PictureVersion
}

/** @param existing existing nodes, by their product */
export function createCatalogueNodes(
  catalogue: Catalogue,
  { baseUrl, pictureVersion = versionFromName }: CatalogueNodesOptions,
  existing: WeakMap<StoreProduct, ProductNode>,
): CatalogueNodes {
  const siteUrl = catalogue.shop.primaryDomain?.replace(/\/$/, '') ?? ''
  const toImage = (image: StoreProduct['images'][number]) =>
    toImageNode(image, baseUrl, pictureVersion)
  const bySource = new Map(
    catalogue.products.map((source) => {
      const node =
        existing.get(source) ??
        toProductNode(source, { siteUrl, toImage, currency: catalogue.currency })
      existing.set(source, node)
      return [source, node]
    }),
  )
  const products = [...bySource.values()]
  const collections = catalogue.collections.map(
    (source): CollectionNode => ({
      ...toCollectionNode(source, siteUrl),
      image: source.image && toImage(source.image),
      productNodes: source.products.flatMap((product) => bySource.get(product) ?? []),
    }),
  )
  const collectionsBySource = new Map(collections.map((node) => [node.source, node]))
  const nodeOf = (source: StoreProduct | null) => (source && bySource.get(source)) ?? null
  const collectionOf = (source: StoreCollection | null) =>
    (source && collectionsBySource.get(source)) ?? null
  return {
    products,
    collections,
    content: createContentNodes(catalogue.content, { siteUrl, toImage }),
    findProduct: (id) => nodeOf(catalogue.findProduct(id)),
    findProductByHandle: (handle) => nodeOf(catalogue.findProductByHandle(handle)),
    findVariant: (id) => {
      const source = catalogue.findVariant(id)
      const product = source && nodeOf(catalogue.findProduct(source.productId))
      return product?.variantNodes.find((variant) => variant.source === source) ?? null
    },
    findCollection: (id) => collectionOf(catalogue.findCollection(id)),
    findCollectionByHandle: (handle) => collectionOf(catalogue.findCollectionByHandle(handle)),
    listCollectionsOf: (productId) =>
      catalogue.listCollectionsOf(productId).flatMap((source) => collectionOf(source) ?? []),
  }
}

function toCollectionNode(
  source: StoreCollection,
  siteUrl: string,
): Omit<CollectionNode, 'image' | 'productNodes'> {
  return {
    __typename: 'Collection',
    id: toGlobalId('Collection', source.id),
    handle: source.handle,
    title: source.title,
    plainDescription: plainText(source.descriptionHtml),
    descriptionHtml: source.descriptionHtml,
    seo: source.seo,
    onlineStoreUrl: `${siteUrl}/collections/${source.handle}`,
    trackingParameters: null,
    updatedAt: source.updatedAt,
    source,
  }
}

function versionFromName(file: string): string {
  return hash('sha256', file).slice(0, 10)
}
