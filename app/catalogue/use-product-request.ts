import { useMemo, useState } from 'react'
import { replaceSearch } from '#app/browser/replace-search.ts'
import { type ProductRequest, readProductRequest, writeProductRequest } from './product-request.ts'

/**
 * The list's search and order, read from the URL and written back while typing, without a history entry
 * or a navigation. Not derived from the URL: writing trims spaces, browsers rate-limit URL changes, and
 * the router updates its location in a transition, too late for a controlled input.
 * @param search the URL's query when the page was opened; until hydration, the part that the server applied
 */
export function useProductRequest(search: string) {
  const [changes, setChanges] = useState<Partial<ProductRequest>>({})
  const request = useMemo(() => ({ ...readProductRequest(search), ...changes }), [search, changes])

  function change(part: Partial<ProductRequest>) {
    const next = { ...changes, ...part }
    setChanges(next)
    replaceSearch(writeProductRequest(next, window.location.search))
  }

  return { request, change }
}
