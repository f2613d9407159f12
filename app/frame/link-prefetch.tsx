import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchPath, PrefetchPageLinks, useLocation } from 'react-router'
import { mayFetchAhead } from '#app/browser/may-fetch-ahead.ts'
import { collectionQuery } from '#app/catalogue/catalogue-queries.ts'
import { noteKnownGame } from '#app/catalogue/note-known-game.ts'
import { productQuery } from '#app/catalogue/product-queries.ts'
import { useShop } from '#app/shop/shop-provider.tsx'

type Shop = ReturnType<typeof useShop>

/** A link that a pointer or the focus rests on this long is likely to be opened, in milliseconds. */
const HOVER_MS = 80
/** A category is always stale (specification section 7), but what was prefetched is not refetched for this long. */
const PREFETCH_FRESH_MS = 30_000

/**
 * Prefetches the code and data of a link's page when the link is pressed, or when a pointer or the focus rests on it.
 * Sends no request where `mayFetchAhead` forbids it; a game's data from a list needs none.
 */
export function LinkPrefetch() {
  const { key } = useLocation()
  const [prefetched, setPrefetched] = useState<{ page: string; from: string } | null>(null)
  const shop = useShop()
  const client = useQueryClient()

  // Listens to the links of the document.
  useEffect(() => {
    // Once hydrated, the router handles links and would ignore a prefetched document (server/document/add-link-rules.ts).
    document.querySelector('script[type="speculationrules"]')?.remove()
    return watchLinks((page) => {
      const game = matchPath('/product/:handle', page)?.params.handle
      if (game) noteKnownGame(client, game)
      if (!mayFetchAhead()) return
      setPrefetched({ page, from: key })
      if (game) void client.prefetchQuery(productQuery(shop, game))
      else fetchCategory(page, client, shop)
    })
  }, [key, client, shop])

  // Not after the next navigation: the code of an opened page is loaded.
  return prefetched?.from === key ? <PrefetchPageLinks page={prefetched.page} /> : null
}

function fetchCategory(page: string, client: QueryClient, { storefront }: Shop): void {
  const category = matchPath('/category/:category', page)?.params.category
  if (!category) return
  void client.prefetchQuery({
    ...collectionQuery(storefront, category),
    staleTime: PREFETCH_FRESH_MS,
  })
}

/**
 * Calls `onIntent` with the path of a link that is about to be opened.
 * @returns a function that stops it
 */
function watchLinks(onIntent: (path: string) => void): () => void {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (event: Event, delay: number) => {
    clearTimeout(timer)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !leadsToPage(link)) return
    const { pathname } = link
    if (delay === 0) onIntent(pathname)
    else timer = setTimeout(onIntent, delay, pathname)
  }
  const listen = (type: string, delay: number) =>
    document.addEventListener(type, (event) => schedule(event, delay), { signal: end.signal })
  listen('pointerdown', 0)
  listen('pointerover', HOVER_MS)
  listen('focusin', HOVER_MS)
  return () => {
    clearTimeout(timer)
    end.abort()
  }
}

/** Whether the router opens another page for the link. */
function leadsToPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname && !/_blank/.test(target)
}
