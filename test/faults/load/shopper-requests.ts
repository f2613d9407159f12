import { type Answer, anyAddress, jsonHeaders, type RequestSpec } from '../ask.ts'
import type { KnownPages } from './known-pages.ts'
import { findPrice, readSoldGames, type SoldGame } from './sold-games.ts'
import { textOf } from './visited-page.ts'

/** A shopper's request, and which responses are right. */
export type ShopperRequest = {
  readonly spec: RequestSpec
  /** `cached`: a page in the cache. `page`: rendered for this request. `helper`: a cart's request for its totals. */
  readonly kind: 'cached' | 'page' | 'helper'
  /** Null where the response is right or an honest 503, else a sentence. */
  readonly findWrong: (answer: Answer) => string | null
}

/** A 503 that may not be cached: a failure must not be kept or look like a missing page. */
export const isHonest = ({ status, headers }: Answer) =>
  status === 503 && String(headers['cache-control']).includes('no-store')

const shares = { cached: 0.5, game: 0.7, search: 0.86, missing: 0.92, category: 0.96 }

/** An endless sequence of requests, the same for the same seed. */
export function createShopperRequests(
  known: KnownPages,
  random: () => number,
): () => ShopperRequest {
  const { games } = readSoldGames()
  const plentiful = games.filter(({ isPlentiful }) => isPlentiful)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  let sequence = 0

  const get = (path: string): RequestSpec => ({ path, address: anyAddress(random) })

  function requestCachedPage(): ShopperRequest {
    const path = pick(known.paths)
    return {
      kind: 'cached',
      spec: get(path),
      findWrong: (answer) => known.findWrong(path, answer),
    }
  }

  const requestPage = (
    path: string,
    rightStatus: number,
    check: (html: string) => boolean = () => true,
  ): ShopperRequest => ({
    kind: 'page',
    spec: get(path),
    findWrong(answer) {
      if (isHonest(answer)) return null
      if (answer.status !== rightStatus) return `${path}: ${answer.status}`
      return check(textOf(answer)) ? null : `${path}: another page`
    },
  })

  /** Asks for a variant that does not exist: such pages are never cached. */
  function requestGame(): ShopperRequest {
    const { handle, price } = pick(games)
    return requestPage(
      `/product/${handle}?variant=9${sequence}`,
      200,
      (html) => findPrice(html) === price,
    )
  }

  /** In random upper and lower case, so that nobody has searched for the same text. */
  function requestSearch(): ShopperRequest {
    const { title, handle } = pick(games)
    const letters = Array.from(title, (letter) =>
      random() < 0.5 ? letter.toUpperCase() : letter.toLowerCase(),
    )
    const path = `/search?q=${encodeURIComponent(letters.join(''))}`
    return requestPage(path, 200, (html) => html.includes(`/product/${handle}`))
  }

  return () => {
    sequence += 1
    const chance = random()
    if (chance < shares.cached) return requestCachedPage()
    if (chance < shares.game) return requestGame()
    if (chance < shares.search) return requestSearch()
    if (chance < shares.missing) return requestPage(`/product/none-${sequence}`, 404)
    if (chance < shares.category) return requestPage(`/category/none-${sequence}`, 404)
    return requestQuote(anyAddress(random), pick(plentiful))
  }
}

/** Asks what two units cost. */
function requestQuote(address: string, { handle, variantId, price }: SoldGame): ShopperRequest {
  const body = JSON.stringify({ lines: [{ variantId, quantity: 2 }], discountCodes: [] })
  return {
    kind: 'helper',
    spec: { path: '/api/quote', address, headers: jsonHeaders, body },
    findWrong(answer) {
      if (isHonest(answer)) return null
      if (answer.status !== 200) return `/api/quote: ${answer.status}`
      const { subtotal } = JSON.parse(textOf(answer))
      return subtotal?.minor === 2 * price ? null : `/api/quote: another price of ${handle}`
    },
  }
}
