import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { checkFlag, checkNodes, checkObject } from './check-shape.ts'

/** The Storefront API's maximum. */
export const PAGE_SIZE = 250

export type Connection<Item> = {
  readonly nodes: readonly Item[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null }
}

/**
 * All items of a connection, page by page.
 * @param readPage fetches the page after a cursor (null: the first); null when the list is absent
 * @param start cursor to start from, when earlier pages are known
 * @returns null when `readPage` returned null
 * @throws StorefrontFault of kind `shape` when a next page has no new cursor
 */
export async function listPages<Item>(
  readPage: (after: string | null) => Promise<Connection<Item> | null>,
  start: string | null = null,
): Promise<Item[] | null> {
  const items: Item[] = []
  for (let after = start; ; ) {
    const page: Connection<Item> | null = await readPage(after)
    if (page === null) return null
    items.push(...checkNodes(page, 'connection'))
    const { hasNextPage, endCursor } = checkObject(page.pageInfo, 'connection.pageInfo')
    if (!checkFlag(hasNextPage, 'connection.pageInfo.hasNextPage')) return items
    if (typeof endCursor !== 'string' || endCursor === after) {
      throw new StorefrontFault('shape', 'The store announced a next page without a new cursor.')
    }
    after = endCursor
  }
}

/**
 * The items after a connection's first page, which are requested only if there are any.
 * @param path of the connection, for a fault
 * @param readPage as for `listPages`
 * @returns null when `readPage` returned null
 */
export async function listLater<Item>(
  first: Connection<Item>,
  path: string,
  readPage: (after: string | null) => Promise<Connection<Item> | null>,
): Promise<readonly Item[] | null> {
  const { pageInfo } = checkObject(first, path)
  const { hasNextPage, endCursor } = checkObject(pageInfo, `${path}.pageInfo`)
  return hasNextPage ? listPages(readPage, endCursor) : []
}
