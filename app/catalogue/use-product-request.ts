import { useState, useSyncExternalStore } from 'react'
import { type ProductRequest, readProductRequest, writeProductRequest } from './product-request.ts'

const noChanges = () => () => {}

/**
 * False while the server's markup is taken over: the server draws the same page for every `?q=`, so
 * what the address asks can only be applied afterwards.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
}

/**
 * What the shopper asks of the list, starting from the address and written back to it as one types,
 * without a new entry in the history and without a navigation.
 * @param search the address's query as it was when the page was opened
 */
export function useProductRequest(search: string) {
  const [request, setRequest] = useState(() => readProductRequest(search))

  function change(part: Partial<ProductRequest>) {
    const next = { ...request, ...part }
    setRequest(next)
    replaceSearch(writeProductRequest(next, window.location.search))
  }

  return { request, change }
}

function replaceSearch(search: string): void {
  const { pathname, hash } = window.location
  try {
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
  } catch (error) {
    // Browsers that count changes of the address refuse the hundredth in a short while; the next one counts.
    if (!(error instanceof DOMException)) throw error
  }
}
