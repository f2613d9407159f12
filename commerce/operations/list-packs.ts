import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { Money } from '#commerce/model/money.ts'
import { type PackFacts, packOf } from '#commerce/model/pack-facts.ts'
import type { Documents, PackListQuery } from '#commerce/schema/operations.generated.ts'
import { checkMoney, checkNodeObjects, checkText } from './check-shape.ts'
import { gameFields, readMetafields } from './game-fields.ts'
import { listPages, PAGE_SIZE } from './list-pages.ts'
import { readPackFacts } from './pack-fields.ts'

/** The provider allows 250 products per page, but their variants add to the cost of a query. */
const FIRST = 100
/** Of each product at first; the few products that have more are asked for one by one. */
const VARIANTS = 20
/** Of the products with more variants; all of a very large store would take many minutes. */
const MAX_LONG = 200
const AT_ONCE = 5

const packVariant = /* GraphQL */ `
fragment PackVariant on ProductVariant {
  price { amount currencyCode }
  metafields(identifiers: [
    { namespace: "game", key: "net_quantity" }
    { namespace: "game", key: "mrp" }
  ]) { key value }
}
`

export const packList: Documents['PackList'] = /* GraphQL */ `
query PackList($first: Int!, $after: String, $variants: Int!) @inContext(country: IN, language: EN) {
  products(first: $first, after: $after) {
    nodes {
      id
      title
      ...GameFields
      variants(first: $variants) {
        nodes { ...PackVariant }
        pageInfo { hasNextPage endCursor }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
${gameFields}${packVariant}`

export const packVariants: Documents['PackVariants'] = /* GraphQL */ `
query PackVariants($id: ID!, $first: Int!, $after: String) @inContext(country: IN, language: EN) {
  product(id: $id) {
    variants(first: $first, after: $after) {
      nodes { ...PackVariant }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${packVariant}`

/** A pack for sale: the facts of its product and variant, and its price. */
export type SoldPack = {
  readonly title: string
  readonly pack: PackFacts | null
  readonly price: Money
}

export type ListedPacks = {
  readonly packs: readonly SoldPack[]
  /** Titles of products with more variants than were read: such products are too many, or the store did not respond. */
  readonly partlyRead: readonly string[]
}

/**
 * The packs of all products, one for each of their variants.
 * @param ask a client for each page, since a long list takes longer than the deadline of one
 * @param options.isShort whether the first hundred products, and the first twenty variants of each, are enough
 * @returns null when the store does not expose metafields
 * @throws StorefrontFault when the products cannot be listed
 */
export async function listPacks(
  ask: () => StorefrontClient,
  { isShort }: { readonly isShort: boolean },
): Promise<ListedPacks | null> {
  const products = await listPages(async (after) => {
    const { products } = await ask().query(packList, { first: FIRST, after, variants: VARIANTS })
    const nodes = checkNodeObjects(products, 'products')
    if (nodes.some(({ metafields }) => metafields === undefined)) return null
    return { nodes, pageInfo: isShort ? { hasNextPage: false } : products.pageInfo }
  })
  if (products === null) return null
  const packs = products.flatMap((node) =>
    readSoldPacks(node, checkNodeObjects(node.variants, 'product.variants')),
  )
  if (isShort) return { packs, partlyRead: [] }
  const long = products.filter(({ variants }) => variants.pageInfo.hasNextPage)
  const unread = long.splice(MAX_LONG)
  for (let at = 0; at < long.length; at += AT_ONCE) {
    const some = long.slice(at, at + AT_ONCE)
    const others = await Promise.all(some.map((node) => listOtherPacks(ask, node)))
    packs.push(...others.flatMap((each) => each ?? []))
    unread.push(...some.filter((_, which) => others[which] === null))
  }
  return { packs, partlyRead: unread.map(({ title }) => title) }
}

type PackNode = PackListQuery['products']['nodes'][number]
type VariantNode = PackNode['variants']['nodes'][number]

/** The packs after those of the list: none when the product was deleted meanwhile, null when the store fails. */
async function listOtherPacks(
  ask: () => StorefrontClient,
  node: PackNode,
): Promise<readonly SoldPack[] | null> {
  const { id, variants } = node
  try {
    const others = await listPages(async (after) => {
      const { product } = await ask().query(packVariants, { id, first: PAGE_SIZE, after })
      return (
        product && { ...product.variants, nodes: checkNodeObjects(product.variants, 'variants') }
      )
    }, variants.pageInfo.endCursor)
    return readSoldPacks(node, others ?? [])
  } catch (fault) {
    if (fault instanceof StorefrontFault) return null
    throw fault
  }
}

function readSoldPacks(node: PackNode, variants: readonly VariantNode[]): readonly SoldPack[] {
  const ofProduct = readPackFacts(readMetafields(node.metafields, 'product.metafields'))
  return variants.map(({ price, metafields }) => ({
    title: checkText(node.title, 'product.title'),
    pack: packOf(ofProduct, readPackFacts(readMetafields(metafields ?? [], 'variant.metafields'))),
    price: checkMoney(price, 'variant.price'),
  }))
}
