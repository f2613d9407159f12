import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { checkFlag, checkNodes, checkObject } from './check-shape.ts'

/** The store gives no more in one page (reference, section 3). */
export const PAGE_SIZE = 250

export type Connection<Item> = {
  readonly nodes: readonly Item[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null }
}

/**
 * Every item of a connection, page after page.
 * @param readPage asks for the page after a cursor (null: the first); null ends the list as absent
 * @param start where to begin, when the pages before are known
 * @returns null when `readPage` answered null
 * @throws StorefrontFault of kind `shape` when the store promises a next page without a new cursor
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
      throw new StorefrontFault('shape', 'The store promised a next page and gave no way to it.')
    }
    after = endCursor
  }
}
