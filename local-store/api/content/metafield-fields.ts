import { hash } from 'node:crypto'
import { readJson } from '../../catalogue/catalogue-metafield.ts'
import type { ApiContext } from '../api-context.ts'
import { readNumericId, toGlobalId } from '../global-id.ts'
import { defineConnection, listById, type PageArgs, paginate } from '../paging/connection.ts'
import { defineType, type Resolver, type TypeFields } from '../resolver-table.ts'

/** A metafield as the catalogue or a cart keeps it. */
export type MetafieldSource = {
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
  readonly parentResource: object
  /** What it refers to; empty where it is no reference, or what it names is not there. */
  readonly targets: readonly ReferenceTarget[]
}

type ReferenceTarget = { readonly id: string }
type Identifier = { readonly namespace?: string | null; readonly key: string }

/** The namespace that is meant where a client names none. */
export const naturalNamespace = 'custom'

/**
 * The two fields of everything that has metafields.
 *
 * @param listOf the metafields of an owner
 */
export function metafieldResolvers<Owner extends { readonly id: string }>(
  listOf: (owner: Owner, context: ApiContext) => readonly MetafieldSource[],
): Readonly<Record<'metafield' | 'metafields', Resolver<Owner>>> {
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

/** A metafield as the API shows it. */
export function toMetafieldNode(
  { description = null, ...source }: MetafieldSource,
  owner: { readonly id: string },
  context: ApiContext,
): MetafieldNode {
  const targets = findTargets(source, context)
  return {
    __typename: 'Metafield',
    ...source,
    id: metafieldId(owner.id, source),
    description,
    value: isHandles(source) ? idsOf(source, targets) : source.value,
    parentResource: owner,
    targets,
  }
}

/** The id of a metafield: the same owner, whatever its key, and name give the same one. */
export function metafieldId(ownerId: string, { namespace, key }: Identifier): string {
  const digest = hash('sha256', `${ownerId.replace(/\?.*/, '')}\n${namespace}\n${key}`, 'buffer')
  return toGlobalId('Metafield', digest.readUIntBE(0, 6) + 1)
}

function isReference(type: string): boolean {
  return type.endsWith('_reference')
}

function namesOf({ type, value }: Pick<MetafieldSource, 'type' | 'value'>): string[] {
  if (!type.startsWith('list.')) return [value]
  const list = readJson(value)
  return Array.isArray(list) ? list.map(String) : []
}

function isHandles(source: Pick<MetafieldSource, 'type' | 'value'>): boolean {
  return isReference(source.type) && namesOf(source).some((name) => !name.startsWith('gid://'))
}

/** The catalogue may name what is meant by its handle; the API names it by its id. */
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

export const metafieldFields: readonly TypeFields[] = [
  defineType<MetafieldNode>(
    'Metafield',
    [
      'id',
      'namespace',
      'key',
      'type',
      'value',
      'description',
      'createdAt',
      'updatedAt',
      'parentResource',
    ],
    {
      reference: ({ type, targets }) => (type.startsWith('list.') ? null : (targets[0] ?? null)),
      references: ({ type, targets }, args: PageArgs, context) =>
        type.startsWith('list.') && isReference(type)
          ? paginate(listById(targets), args, context)
          : null,
    },
  ),
  ...defineConnection('MetafieldReference'),
  ...defineConnection('Metaobject'),
]

/** The catalogue has no place for metaobjects: there are none. */
export const metaobjectQueries: Readonly<Record<string, Resolver<unknown>>> = {
  metaobject: () => null,
  metaobjects: (_root, args: PageArgs, context) => paginate(listById([]), args, context),
}
