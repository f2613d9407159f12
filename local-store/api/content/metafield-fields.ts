import { hash } from 'node:crypto'
import { parseJson } from '#platform/parse-json.ts'
import type { ApiContext } from '../api-context.ts'
import type { CartNode } from '../cart/cart-node.ts'
import type { CollectionNode } from '../catalogue/catalogue-nodes.ts'
import type { ProductNode, VariantNode } from '../catalogue/product-node.ts'
import { readNumericId, toGlobalId } from '../global-id.ts'
import { emptyPage, listById, paginate } from '../paging/connection.ts'
import type { Queries, Tables } from '../resolver-table.ts'
import type { ArticleNode, BlogNode, PageNode } from './content-nodes.ts'
import type { ShopNode } from './shop-fields.ts'

/** A metafield as stored in the catalogue or a cart. */
type MetafieldSource = {
  readonly namespace: string
  readonly key: string
  readonly type: string
  readonly value: string
  readonly description?: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

export type MetafieldNode = Omit<MetafieldSource, 'description'> & {
  readonly __typename: 'Metafield'
  readonly id: string
  readonly description: string | null
  readonly parentResource: MetafieldOwner
  /** The referenced objects; empty for other types and unknown references. */
  readonly targets: readonly ReferenceTarget[]
}

export type ReferenceTarget = ArticleNode | CollectionNode | PageNode | ProductNode | VariantNode

/** What can have metafields. */
type MetafieldOwner =
  | ArticleNode
  | BlogNode
  | CartNode
  | CollectionNode
  | PageNode
  | ProductNode
  | ShopNode
  | VariantNode

type Identifier = { readonly namespace?: string | null; readonly key: string }

export const naturalNamespace = 'custom'

type MetafieldResolvers<Owner> = {
  metafield(owner: Owner, args: Identifier, context: ApiContext): MetafieldNode | null
  metafields(
    owner: Owner,
    args: { readonly identifiers: readonly Identifier[] },
    context: ApiContext,
  ): (MetafieldNode | null)[]
}

/**
 * The two fields of every type with metafields.
 *
 * @param listOf the metafields of an owner
 */
export function metafieldResolvers<Owner extends MetafieldOwner>(
  listOf: (owner: Owner, context: ApiContext) => readonly MetafieldSource[],
): MetafieldResolvers<Owner> {
  const find = (owner: Owner, { namespace, key }: Identifier, context: ApiContext) => {
    const found = listOf(owner, context).find(
      (each) => each.key === key && each.namespace === (namespace ?? naturalNamespace),
    )
    return found === undefined ? null : toMetafieldNode(found, owner, context)
  }
  return {
    metafield: find,
    metafields: (owner, { identifiers }: { identifiers: readonly Identifier[] }, context) => {
      context.budget.spend(identifiers.length)
      return identifiers.map((identifier) => find(owner, identifier, context))
    },
  }
}

export function toMetafieldNode(
  { description = null, ...source }: MetafieldSource,
  owner: MetafieldOwner,
  context: ApiContext,
): MetafieldNode {
  const targets = findTargets(source, context)
  return {
    __typename: 'Metafield',
    ...source,
    id: metafieldId(owner.id, source),
    description,
    value: isHandles(source) ? idsOf(source, targets) : source.value,
    parentResource: withoutKey(owner),
    targets,
  }
}

/** The key of a cart gives write access, so it is not passed on. */
function withoutKey(owner: MetafieldOwner): MetafieldOwner {
  return owner.__typename === 'Cart' ? { ...owner, id: owner.id.replace(/\?.*/, '') } : owner
}

/** The id of a metafield, derived from owner and name; the cart's key is not part of it. */
export function metafieldId(ownerId: string, { namespace, key }: Identifier): string {
  const digest = hash('sha256', `${ownerId.replace(/\?.*/, '')}\n${namespace}\n${key}`, 'buffer')
  return toGlobalId('Metafield', digest.readUIntBE(0, 6) + 1)
}

function isReference(type: string): boolean {
  return type.endsWith('_reference')
}

function namesOf({ type, value }: Pick<MetafieldSource, 'type' | 'value'>): string[] {
  if (!type.startsWith('list.')) return [value]
  const list = parseJson(value)
  return Array.isArray(list) ? list.map(String) : []
}

function isHandles(source: Pick<MetafieldSource, 'type' | 'value'>): boolean {
  return isReference(source.type) && namesOf(source).some((name) => !name.startsWith('gid://'))
}

/** The catalogue may reference by handle, where the API has ids. */
function idsOf({ type }: Pick<MetafieldSource, 'type'>, targets: readonly ReferenceTarget[]) {
  const ids = targets.map(({ id }) => id)
  return type.startsWith('list.') ? JSON.stringify(ids) : (ids[0] ?? '')
}

function findTargets(
  source: Pick<MetafieldSource, 'type' | 'value'>,
  { nodes, budget }: ApiContext,
): ReferenceTarget[] {
  if (!isReference(source.type)) return []
  const names = namesOf(source)
  budget.spend(names.length)
  const { pages, articles } = nodes.content
  const finders: Readonly<Record<string, (name: string) => ReferenceTarget | null | undefined>> = {
    product_reference: (name) =>
      nodes.findProductByHandle(name) ?? nodes.findProduct(readNumericId(name, 'Product') ?? 0),
    variant_reference: (name) => nodes.findVariant(readNumericId(name, 'ProductVariant') ?? 0),
    collection_reference: (name) =>
      nodes.findCollectionByHandle(name) ??
      nodes.findCollection(readNumericId(name, 'Collection') ?? 0),
    page_reference: (name) => pages.find(({ id, handle }) => [id, handle].includes(name)),
    article_reference: (name) =>
      articles.find(({ id, handle, blog }) => [id, `${blog.handle}/${handle}`].includes(name)),
  }
  const find = finders[source.type.replace('list.', '')]
  return find === undefined ? [] : names.flatMap((name) => find(name) ?? [])
}

export const metafieldFields: Tables<'Metafield'> = {
  Metafield: {
    reference: ({ type, targets }) => (type.startsWith('list.') ? null : (targets[0] ?? null)),
    references: ({ type, targets }, args, context) =>
      type.startsWith('list.') && isReference(type)
        ? paginate(listById(targets), args, context)
        : null,
  },
}

/** The local store has no metaobjects and no pick-up points. */
export const metaobjectQueries: Queries<'metaobject' | 'metaobjects' | 'locations'> = {
  metaobject: () => null,
  metaobjects: (_root, args, context) => emptyPage(args, context),
  locations: (_root, args, context) => emptyPage(args, context),
}
