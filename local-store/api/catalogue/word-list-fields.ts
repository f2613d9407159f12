import { storefrontApiVersions } from '#commerce/schema/versions.ts'
import { type PageInfo, readSize } from '../paging/connection.ts'
import { defineType, type Resolver, type TypeFields } from '../resolver-table.ts'

type StringConnection = {
  readonly nodes: readonly string[]
  readonly edges: readonly { readonly cursor: string; readonly node: string }[]
  readonly pageInfo: PageInfo
}
type ApiVersion = {
  readonly handle: string
  readonly displayName: string
  readonly supported: boolean
}

export const wordListQueries: Readonly<Record<string, Resolver<unknown>>> = {
  productTags: (_root, args: { first: number }, { nodes }) =>
    pageOfWords(
      nodes.products.flatMap(({ tags }) => tags),
      readSize(args),
    ),
  productTypes: (_root, args: { first: number }, { nodes }) =>
    pageOfWords(
      nodes.products.map(({ productType }) => productType),
      readSize(args),
    ),
  publicApiVersions: () => publicApiVersions,
}

/** The first of the different words, by the alphabet; their cursors are the words themselves. */
function pageOfWords(words: readonly string[], size: number): StringConnection {
  const all = [...new Set(words)].filter((word) => word !== '').sort()
  const nodes = all.slice(0, size)
  const edges = nodes.map((node) => ({ cursor: Buffer.from(node).toString('base64'), node }))
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: nodes.length < all.length,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** Versions that are served by their own schema; `unstable` is served, and promises nothing. */
const publicApiVersions: readonly ApiVersion[] = [
  ...storefrontApiVersions.map((handle) => ({
    handle,
    displayName: handle === storefrontApiVersions.at(-1) ? `${handle} (Latest)` : handle,
    supported: true,
  })),
  { handle: 'unstable', displayName: 'unstable', supported: false },
]

export const wordListFields: readonly TypeFields[] = [
  defineType<StringConnection>('StringConnection', ['nodes', 'edges', 'pageInfo']),
  defineType<StringConnection['edges'][number]>('StringEdge', ['cursor', 'node']),
  defineType<ApiVersion>('ApiVersion', ['handle', 'displayName', 'supported']),
]
