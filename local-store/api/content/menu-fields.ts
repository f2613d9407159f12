import type { CatalogueMenu, CatalogueMenuItem } from '../../catalogue/catalogue-file.ts'
import { catalogueIdFor } from '../../catalogue/catalogue-values.ts'
import type { ApiContext } from '../api-context.ts'
import type { CollectionNode } from '../catalogue/catalogue-nodes.ts'
import type { ProductNode } from '../catalogue/product-node.ts'
import { toGlobalId } from '../global-id.ts'
import type { Queries } from '../resolver-table.ts'
import type { ArticleNode, BlogNode, PageNode } from './content-nodes.ts'
import { type PolicyNode, siteUrlOf, toPolicyNode } from './shop-fields.ts'

type Resource = ArticleNode | BlogNode | CollectionNode | PageNode | PolicyNode | ProductNode

export type MenuItemNode = {
  readonly __typename: 'MenuItem'
  readonly id: string
  readonly title: string
  readonly type: CatalogueMenuItem['type']
  readonly tags: readonly string[]
  readonly items: readonly MenuItemNode[]
  readonly url: string
  readonly resource: Resource | null
  readonly resourceId: string | null
}

export type MenuNode = {
  readonly __typename: 'Menu'
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly items: readonly MenuItemNode[]
  readonly itemsCount: number
}

export const menuQueries: Queries<'menu'> = {
  menu: (_root, { handle }, context) => {
    const menu = context.store.catalogue.content.menus.find((each) => each.handle === handle)
    return menu === undefined ? null : toMenuNode(menu, context)
  },
}

export function findMenu(id: number | null, context: ApiContext): MenuNode | null {
  const menu = context.store.catalogue.content.menus.find((each) => each.id === id)
  return menu === undefined ? null : toMenuNode(menu, context)
}

function toMenuNode(menu: CatalogueMenu, context: ApiContext): MenuNode {
  const items = toItemNodes(menu.items, [menu.handle], context)
  return {
    __typename: 'Menu',
    id: toGlobalId('Menu', menu.id),
    handle: menu.handle,
    title: menu.title,
    items,
    itemsCount: countItems(items),
  }
}

/** Counts nested items too, as the provider does. */
function countItems(items: readonly MenuItemNode[]): number {
  return items.reduce((sum, item) => sum + 1 + countItems(item.items), 0)
}

/** @param way the menu's handle and the indexes of the parent items; ids are derived from it */
function toItemNodes(
  items: readonly CatalogueMenuItem[],
  way: readonly string[],
  context: ApiContext,
): MenuItemNode[] {
  context.budget.spend(items.length)
  return items.map((item, position) => {
    const here = [...way, String(position)]
    const resource = findResource(item, context)
    const { title, type, tags } = item
    return {
      __typename: 'MenuItem',
      id: toGlobalId('MenuItem', item.id ?? catalogueIdFor('MenuItem', ...here)),
      title,
      type,
      tags,
      items: toItemNodes(item.items, here, context),
      url: toAbsolute(resource === null ? pathOf(item) : addressOf(resource), context),
      resource,
      resourceId: resource?.id ?? null,
    }
  })
}

function findResource({ type, target }: CatalogueMenuItem, context: ApiContext): Resource | null {
  const { nodes, store } = context
  const { pages, blogs, articles } = nodes.content
  switch (type) {
    case 'PRODUCT':
      return nodes.findProductByHandle(target ?? '')
    case 'COLLECTION':
      return nodes.findCollectionByHandle(target ?? '')
    case 'PAGE':
      return pages.find(({ handle }) => handle === target) ?? null
    case 'BLOG':
      return blogs.find(({ handle }) => handle === target) ?? null
    case 'ARTICLE':
      return articles.find(({ handle, blog }) => `${blog.handle}/${handle}` === target) ?? null
    case 'SHOP_POLICY': {
      const policies = Object.values(store.catalogue.policies)
      const policy = policies.find((each) => each?.handle === target)
      return policy ? toPolicyNode(policy, context) : null
    }
    default:
      return null
  }
}

function addressOf(resource: Resource): string {
  return resource.__typename === 'ShopPolicy' ? resource.url : resource.onlineStoreUrl
}

/** The URL of an item that links to no resource. */
function pathOf({ type, target }: CatalogueMenuItem): string {
  switch (type) {
    case 'HTTP':
      return target ?? '/'
    case 'SEARCH':
      return '/search'
    case 'CATALOG':
      return '/collections/all'
    case 'COLLECTIONS':
      return '/collections'
    case 'CUSTOMER_ACCOUNT_PAGE':
      return '/account'
    default:
      return '/'
  }
}

function toAbsolute(address: string, context: ApiContext): string {
  return address.startsWith('/') ? `${siteUrlOf(context)}${address}` : address
}
