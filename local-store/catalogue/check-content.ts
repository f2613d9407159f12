import { parseJson } from '#platform/parse-json.ts'
import {
  createUnique,
  type JsonPath,
  type Refuse,
  uniqueHandle,
  uniqueId,
} from './catalogue-error.ts'
import type { CatalogueFile, CatalogueMenuItem, CatalogueMetafield } from './catalogue-file.ts'

type Handles = Readonly<
  Record<
    'products' | 'collections' | 'pages' | 'policies' | 'blogs' | 'articles',
    ReadonlySet<string>
  >
>

/** Checks blogs, redirects, menus and metafields: handles and ids are unique, references exist. */
export function checkContent(catalogue: CatalogueFile, refuse: Refuse): void {
  const handles = listHandles(catalogue)
  checkArticles(catalogue, refuse)
  checkRedirects(catalogue, refuse)
  for (const [position, menu] of catalogue.menus.entries())
    checkMenuItems(menu.items, ['menus', position, 'items'], handles, refuse)
  for (const { metafields, path } of listMetafields(catalogue))
    checkMetafields(metafields, path, handles, refuse)
}

function listHandles(catalogue: CatalogueFile): Handles {
  const of = (things: readonly { readonly handle: string }[]) =>
    new Set(things.map(({ handle }) => handle))
  return {
    products: of(catalogue.products),
    collections: of(catalogue.collections),
    pages: of(catalogue.pages),
    policies: of(Object.values(catalogue.policies).filter((policy) => policy !== null)),
    blogs: of(catalogue.blogs),
    articles: new Set(
      catalogue.blogs.flatMap((blog) =>
        blog.articles.map((article) => `${blog.handle}/${article.handle}`),
      ),
    ),
  }
}

function checkArticles(catalogue: CatalogueFile, refuse: Refuse): void {
  const noteId = uniqueId(refuse)
  for (const [position, blog] of catalogue.blogs.entries()) {
    const noteHandle = uniqueHandle(refuse)
    for (const [index, { handle, id }] of blog.articles.entries()) {
      const path = ['blogs', position, 'articles', index]
      noteHandle(handle, [...path, 'handle'])
      noteId(id, [...path, 'id'])
    }
  }
}

function checkRedirects(catalogue: CatalogueFile, refuse: Refuse): void {
  const notePath = createUnique((path) => `path "${path}"`, refuse)
  const noteId = uniqueId(refuse)
  for (const [position, { path, id, target }] of catalogue.urlRedirects.entries()) {
    const at = ['urlRedirects', position]
    notePath(path, [...at, 'path'])
    noteId(id, [...at, 'id'])
    if (target === path) refuse([...at, 'target'], 'must lead elsewhere')
  }
}

const targetsOfType: Readonly<Record<string, keyof Handles>> = {
  ARTICLE: 'articles',
  BLOG: 'blogs',
  COLLECTION: 'collections',
  PRODUCT: 'products',
  PAGE: 'pages',
  SHOP_POLICY: 'policies',
}

function checkMenuItems(
  items: readonly CatalogueMenuItem[],
  path: JsonPath,
  handles: Handles,
  refuse: Refuse,
): void {
  for (const [position, item] of items.entries()) {
    const itemPath = [...path, position]
    checkMenuTarget(item, [...itemPath, 'target'], handles, refuse)
    checkMenuItems(item.items, [...itemPath, 'items'], handles, refuse)
  }
}

function checkMenuTarget(
  { type, target }: CatalogueMenuItem,
  path: JsonPath,
  handles: Handles,
  refuse: Refuse,
): void {
  const list = targetsOfType[type]
  if (list !== undefined) {
    if (target === null || !handles[list].has(target))
      refuse(path, `must be a handle among the ${list} of this file`)
    return
  }
  if (type === 'HTTP') {
    if (target === null || !/^https?:|^\//.test(target)) refuse(path, 'must be an address')
    return
  }
  if (target !== null) refuse(path, `is not used by an item of type ${type}`)
}

type Owner = { readonly metafields: readonly CatalogueMetafield[]; readonly path: JsonPath }

/** Everything that has metafields, with its path. */
function* listMetafields(catalogue: CatalogueFile): Generator<Owner> {
  yield { metafields: catalogue.shop.metafields, path: ['shop', 'metafields'] }
  for (const list of ['products', 'collections', 'pages', 'blogs'] as const)
    for (const [position, { metafields }] of catalogue[list].entries())
      yield { metafields, path: [list, position, 'metafields'] }
  for (const [position, product] of catalogue.products.entries())
    for (const [index, { metafields }] of product.variants.entries())
      yield { metafields, path: ['products', position, 'variants', index, 'metafields'] }
  for (const [position, blog] of catalogue.blogs.entries())
    for (const [index, { metafields }] of blog.articles.entries())
      yield { metafields, path: ['blogs', position, 'articles', index, 'metafields'] }
}

const listOfReference: ReadonlyMap<string, keyof Handles> = new Map([
  ['product_reference', 'products'],
  ['collection_reference', 'collections'],
  ['page_reference', 'pages'],
  ['article_reference', 'articles'],
])

function checkMetafields(
  metafields: readonly CatalogueMetafield[],
  path: JsonPath,
  handles: Handles,
  refuse: Refuse,
): void {
  const noteKey = createUnique((key) => `metafield "${key}"`, refuse)
  for (const [position, { namespace, key, type, value }] of metafields.entries()) {
    noteKey(`${namespace}.${key}`, [...path, position, 'key'])
    const list = listOfReference.get(type.replace('list.', ''))
    if (list === undefined) continue
    const read = type.startsWith('list.') ? parseJson(value) : [value]
    for (const target of Array.isArray(read) ? read : []) {
      const isKnown = String(target).startsWith('gid://') || handles[list].has(String(target))
      if (!isKnown)
        refuse(
          [...path, position, 'value'],
          `"${target}" is neither a global id nor a handle among the ${list} of this file`,
        )
    }
  }
}
