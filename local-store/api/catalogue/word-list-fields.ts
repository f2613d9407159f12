import { storefrontApiVersions } from '#commerce/schema/versions.ts'
import { type PageInfo, readSize } from '../paging/connection.ts'
import type { Queries } from '../resolver-table.ts'

export type StringConnection = {
  readonly nodes: readonly string[]
  readonly edges: readonly { readonly cursor: string; readonly node: string }[]
  readonly pageInfo: PageInfo
}
export type ApiVersion = {
  readonly handle: string
  readonly displayName: string
  readonly supported: boolean
}

export const wordListQueries: Queries<'productTags' | 'productTypes' | 'publicApiVersions'> = {
  productTags: (_root, args, { nodes }) =>
    pageOfWords(
      nodes.products.flatMap(({ tags }) => tags),
      readSize(args),
    ),
  productTypes: (_root, args, { nodes }) =>
    pageOfWords(
      nodes.products.map(({ productType }) => productType),
      readSize(args),
    ),
  publicApiVersions: () => publicApiVersions,
}

/** The first distinct words, in alphabetical order; their cursors are made of the words. */
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

/** Versions with their own schema; `unstable` is served but not supported. */
const publicApiVersions: readonly ApiVersion[] = [
  ...storefrontApiVersions.map((handle) => ({
    handle,
    displayName: handle === storefrontApiVersions.at(-1) ? `${handle} (Latest)` : handle,
    supported: true,
  })),
  { handle: 'unstable', displayName: 'unstable', supported: false },
]
