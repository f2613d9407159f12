import type { CatalogueUrlRedirect } from '../../catalogue/catalogue-file.ts'
import type { ApiContext } from '../api-context.ts'
import { toGlobalId } from '../global-id.ts'
import { defineConnection, type PageArgs, type PagedList, paginate } from '../paging/connection.ts'
import { fitsSearch, readSearchQuery, type SearchTerm } from '../paging/search-query.ts'
import { hasWord, isText } from '../paging/search-text.ts'
import { defineType, type Resolver, type TypeFields } from '../resolver-table.ts'

type RedirectNode = CatalogueUrlRedirect & { readonly gid: string }
type RedirectArgs = PageArgs & {
  readonly reverse?: boolean | null
  readonly query?: string | null
}

export const redirectQueries: Readonly<Record<string, Resolver<unknown>>> = {
  urlRedirects: (_root, args: RedirectArgs, context) =>
    paginate(listRedirects(args, context), args, context),
}

function listRedirects(
  { query, reverse }: RedirectArgs,
  { store }: ApiContext,
): PagedList<RedirectNode> {
  const expression = readSearchQuery(query ?? '')
  const items = store.catalogue.content.urlRedirects
    .filter((each) => expression === null || fitsSearch(expression, (term) => hasTerm(each, term)))
    .map((each): RedirectNode => ({ ...each, gid: toGlobalId('UrlRedirect', each.id) }))
    .sort((a, b) => a.id - b.id)
  return {
    items: reverse === true ? items.reverse() : items,
    cursorOf: ({ id }) => ({ id, value: id }),
    reverse: reverse === true,
  }
}

function hasTerm({ id, path, target }: CatalogueUrlRedirect, term: SearchTerm): boolean {
  switch (term.field) {
    case 'path':
      return isText(path, term)
    case 'target':
      return isText(target, term)
    case 'id':
      return String(id) === term.value.split('/').at(-1)
    default:
      return [path, target].some((text) => hasWord(text, term))
  }
}

export const redirectFields: readonly TypeFields[] = [
  defineType<RedirectNode>('UrlRedirect', ['path', 'target'], { id: ({ gid }) => gid }),
  ...defineConnection('UrlRedirect'),
]
