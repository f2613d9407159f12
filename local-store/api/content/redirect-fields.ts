import type { CatalogueUrlRedirect } from '../../catalogue/catalogue-file.ts'
import type { ApiContext } from '../api-context.ts'
import { toGlobalId } from '../global-id.ts'
import { type PagedList, paginate } from '../paging/connection.ts'
import { fitsSearch, readSearchQuery, type SearchTerm } from '../paging/search-query.ts'
import { hasWord, isText } from '../paging/search-text.ts'
import type { Args, Queries, Tables } from '../resolver-table.ts'

export type RedirectNode = CatalogueUrlRedirect & { readonly gid: string }
type RedirectArgs = Args<'QueryRoot', 'urlRedirects'>

export const redirectQueries: Queries<'urlRedirects'> = {
  urlRedirects: (_root, args, context) => paginate(listRedirects(args, context), args, context),
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
    cursorOf: ({ id }, offset) => ({ id, value: id, offset }),
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

export const redirectFields: Tables<'UrlRedirect'> = {
  UrlRedirect: { id: ({ gid }) => gid },
}
