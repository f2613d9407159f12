import type { ApiContext } from './api-context.ts'
import type { CartLineNode } from './cart/cart-node.ts'
import { findCartNode } from './cart/open-cart.ts'
import { findMenu } from './content/menu-fields.ts'
import { type PolicyNode, toPolicyNode, toShopNode } from './content/shop-fields.ts'
import { type GlobalId, readGlobalId, readNumericId } from './global-id.ts'
import { findOrderNode } from './order/order-fields.ts'
import type { Queries, Result } from './resolver-table.ts'

type AnyNode = Result<'QueryRoot', 'node'>

export const nodeQueries: Queries<'node' | 'nodes'> = {
  node: (_root, { id }, context) => findNode(id, context),
  nodes: (_root, { ids }, context) => {
    context.budget.spend(ids.length)
    return ids.map((id) => findNode(id, context))
  },
}

/** Finds any object by its global id; null when unknown. */
function findNode(text: string, context: ApiContext): AnyNode {
  const id = readGlobalId(text)
  return id === null ? null : (finders.get(id.type)?.(id, text, context) ?? null)
}

type Finder = (id: GlobalId, text: string, context: ApiContext) => AnyNode

const findersByType: Readonly<Record<string, Finder>> = {
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
  Menu: (_id, text, context) => findMenu(readNumericId(text, 'Menu'), context),
  Article: (_id, text, { nodes }) => findContent(text, nodes.content.articles),
  Cart: (_id, text, context) => findCartNode(text, context),
  CartLine: (id, _text, context) => findLine(id, context),
  Order: (id, _text, context) => findOrderNode(id, context),
  Shop: (_id, text, context) => (readNumericId(text, 'Shop') === 1 ? toShopNode(context) : null),
  ShopPolicy: (_id, text, context) => findPolicy(text, context),
}
// A Map, since clients write the types of ids: none may match a property that every object has.
const finders: ReadonlyMap<string, Finder> = new Map(Object.entries(findersByType))

function findContent<Item extends { readonly id: string }>(
  id: string,
  items: readonly Item[],
): Item | null {
  return items.find((item) => item.id === id) ?? null
}

/** A line's id contains the cart's token but not its key, so only the goods are shown. */
function findLine(id: GlobalId, context: ApiContext): CartLineNode | null {
  const token = id.parameters.get('cart')
  if (token === null) return null
  const cart = findCartNode(`gid://shopify/Cart/${token}`, context)
  return cart?.lineNodes.find((line) => line.lineId === id.key) ?? null
}

function findPolicy(text: string, context: ApiContext): PolicyNode | null {
  const number = readNumericId(text, 'ShopPolicy')
  const policies = Object.values(context.store.catalogue.policies)
  const policy = policies.find((each) => each !== null && each.id === number)
  return policy ? toPolicyNode(policy, context) : null
}
