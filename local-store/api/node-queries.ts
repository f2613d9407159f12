import type { ApiContext } from './api-context.ts'
import { findCartNode } from './cart/open-cart.ts'
import { toPolicyNode, toShopNode } from './content/shop-fields.ts'
import { type GlobalId, readGlobalId, readNumericId } from './global-id.ts'
import type { Resolver } from './resolver-table.ts'

export const nodeQueries: Readonly<Record<string, Resolver<unknown>>> = {
  node: (_root, { id }: { id: string }, context) => findNode(id, context),
  nodes: (_root, { ids }: { ids: readonly string[] }, context) => {
    context.budget.spend(ids.length)
    return ids.map((id) => findNode(id, context))
  },
}

/** Anything by its global id; null when there is no such thing. */
function findNode(text: string, context: ApiContext): object | null {
  const id = readGlobalId(text)
  return id === null ? null : (finders[id.type]?.(id, text, context) ?? null)
}

type Finder = (id: GlobalId, text: string, context: ApiContext) => object | null

const finders: Readonly<Record<string, Finder>> = {
  Product: (_id, text, { nodes }) => nodes.findProduct(readNumericId(text, 'Product') ?? 0),
  ProductVariant: (_id, text, { nodes }) =>
    nodes.findVariant(readNumericId(text, 'ProductVariant') ?? 0),
  Collection: (_id, text, { nodes }) =>
    nodes.findCollection(readNumericId(text, 'Collection') ?? 0),
  ProductOption: (_id, text, { nodes }) =>
    nodes.products.flatMap((product) => product.optionNodes).find((option) => option.id === text) ??
    null,
  ProductOptionValue: (_id, text, { nodes }) =>
    nodes.products
      .flatMap((product) => product.optionNodes)
      .flatMap((option) => option.optionValues)
      .find((value) => value.id === text) ?? null,
  Page: (_id, text, { nodes }) => findContent(text, nodes.content.pages),
  Blog: (_id, text, { nodes }) => findContent(text, nodes.content.blogs),
  Article: (_id, text, { nodes }) => findContent(text, nodes.content.articles),
  Cart: (_id, text, context) => findCartNode(text, context),
  CartLine: (id, _text, context) => findLine(id, context),
  Shop: (_id, text, context) => (readNumericId(text, 'Shop') === 1 ? toShopNode(context) : null),
  ShopPolicy: (_id, text, context) => findPolicy(text, context),
}

function findContent(id: string, items: readonly { readonly id: string }[]): object | null {
  return items.find((item) => item.id === id) ?? null
}

/** A line's id names its cart, but not the cart's key: it shows goods only. */
function findLine(id: GlobalId, context: ApiContext): object | null {
  const token = id.parameters.get('cart')
  if (token === null) return null
  const cart = findCartNode(`gid://shopify/Cart/${token}`, context)
  return cart?.lineNodes.find((line) => line.lineId === id.key) ?? null
}

function findPolicy(text: string, context: ApiContext): object | null {
  const number = readNumericId(text, 'ShopPolicy')
  const policies = Object.values(context.store.catalogue.policies)
  const policy = policies.find((each) => each !== null && each.id === number)
  return policy ? toPolicyNode(policy, context) : null
}
