import type { ApiContext } from '../api-context.ts'
import { findByIdOrHandle } from '../find-by-id-or-handle.ts'
import { comparesTime } from '../paging/compare-values.ts'
import { type PageArgs, type PagedList, paginate } from '../paging/connection.ts'
import { compareSortValues, type SortValue } from '../paging/cursor.ts'
import { fitsSearch, readSearchQuery, type SearchTerm } from '../paging/search-query.ts'
import { hasWord, isText } from '../paging/search-text.ts'
import type { Queries } from '../resolver-table.ts'
import type { ArticleNode, BlogNode, PageNode } from './content-nodes.ts'

type ContentArgs = PageArgs & {
  readonly sortKey?: string | null
  readonly reverse?: boolean | null
  readonly query?: string | null
}
type AnyContent = PageNode | BlogNode | ArticleNode

export const contentQueries: Queries<
  'page' | 'pageByHandle' | 'pages' | 'blog' | 'blogByHandle' | 'blogs' | 'article' | 'articles'
> = {
  page: (_root, args, { nodes }) => findOne('Page', nodes.content.pages, args),
  pageByHandle: (_root, args, { nodes }) => findOne('Page', nodes.content.pages, args),
  pages: (_root, args, context) => pageOf(context.nodes.content.pages, args, context),
  blog: (_root, args, { nodes }) => findOne('Blog', nodes.content.blogs, args),
  blogByHandle: (_root, args, { nodes }) => findOne('Blog', nodes.content.blogs, args),
  blogs: (_root, args, context) => pageOf(context.nodes.content.blogs, args, context),
  article: (_root, { id }, { nodes }) => findOne('Article', nodes.content.articles, { id }),
  articles: (_root, args, context) => pageOf(context.nodes.content.articles, args, context),
}

/** One page of pages, blogs or articles that match a search, in the requested order. */
export function pageOf<Item extends AnyContent>(
  items: readonly Item[],
  args: ContentArgs,
  context: ApiContext,
) {
  return paginate(listContent(items, args, context.store.now()), args, context)
}

function findOne<Item extends AnyContent>(
  type: Item['__typename'],
  items: readonly Item[],
  args: Parameters<typeof findByIdOrHandle>[1],
): Item | null {
  return findByIdOrHandle(type, args, {
    byNumber: (number) => items.find((item) => item.number === number) ?? null,
    byHandle: (handle) => items.find((item) => item.handle === handle) ?? null,
  })
}

function listContent<Item extends AnyContent>(
  items: readonly Item[],
  { sortKey, reverse, query }: ContentArgs,
  now: Date,
): PagedList<Item> {
  const expression = readSearchQuery(query ?? '')
  const found =
    expression === null
      ? items
      : items.filter((item) => fitsSearch(expression, (term) => hasTerm(item, term, now)))
  const keyOf = (item: Item) => sortValueOf(item, sortKey ?? 'ID')
  const sorted = found.toSorted(
    (a, b) => compareSortValues(keyOf(a), keyOf(b)) || a.number - b.number,
  )
  return {
    items: reverse === true ? sorted.reverse() : sorted,
    cursorOf: (item, offset) => ({ id: item.number, value: keyOf(item), offset }),
    reverse: reverse === true,
  }
}

function sortValueOf(item: AnyContent, sortKey: string): SortValue {
  switch (sortKey) {
    case 'TITLE':
      return item.title.toLowerCase()
    case 'HANDLE':
      return item.handle
    case 'UPDATED_AT':
      return Date.parse(timesOf(item).updatedAt)
    case 'PUBLISHED_AT':
      return Date.parse(timesOf(item).createdAt)
    case 'AUTHOR':
      return item.__typename === 'Article' ? item.author.name.toLowerCase() : ''
    case 'BLOG_TITLE':
      return item.__typename === 'Article' ? item.blog.title.toLowerCase() : ''
    default:
      return item.number
  }
}

/** Blogs have no times; for an article, `createdAt` is its publication. */
function timesOf(item: AnyContent): { createdAt: string; updatedAt: string } {
  if (item.__typename === 'Page') return item
  if (item.__typename === 'Blog') return { createdAt: '', updatedAt: '' }
  return { createdAt: item.publishedAt, updatedAt: item.updatedAt }
}

function hasTerm(item: AnyContent, term: SearchTerm, now: Date): boolean {
  const { createdAt, updatedAt } = timesOf(item)
  switch (term.field) {
    case 'title':
      return hasWord(item.title, term)
    case 'handle':
      return isText(item.handle, term)
    case 'id':
      return String(item.number) === term.value.split('/').at(-1)
    case 'created_at':
    case 'published_at':
      return comparesTime(createdAt, term, now)
    case 'updated_at':
      return comparesTime(updatedAt, term, now)
    default:
      return hasArticleTerm(item, term)
  }
}

function hasArticleTerm(item: AnyContent, term: SearchTerm): boolean {
  if (item.__typename === 'Article') {
    if (term.field === 'author') return hasWord(item.author.name, term)
    if (term.field === 'blog_title') return hasWord(item.blog.title, term)
    if (term.field === 'tag') return item.tags.some((tag) => isText(tag, term))
  }
  return textsOf(item).some((text) => hasWord(text, term))
}

function textsOf(item: AnyContent): string[] {
  if (item.__typename === 'Page') return [item.title, item.bodySummary]
  return item.__typename === 'Article' ? [item.title, item.plainContent] : [item.title]
}
