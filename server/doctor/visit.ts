import type { Settings } from '#server/settings.ts'
import { reasonOf } from '#server/store/read-store-response.ts'
import type { FetchHosted, FetchStore } from '#server/store/storefront.ts'

/** The response after redirects; `reason` when there is none. */
export type Visited =
  | { readonly url: URL; readonly status: number; readonly body: string }
  | { readonly url: URL; readonly reason: string }

/** @param address absolute, or a path of the shop with the local store */
export type Visit = (address: string) => Promise<Visited>

/** Where the local store is mounted in the shop. */
const LOCAL_STORE = '/local-store/'
const MAX_REDIRECTS = 10
const TIMEOUT_MS = 10_000

/** Opens URLs as a browser does, without a token; those of the local store within this process. */
export function createVisit(
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  localStore: FetchStore | null,
  fetchHosted: FetchHosted,
): Visit {
  const get: FetchHosted = (url, init) =>
    localStore && new URL(url).pathname.startsWith(LOCAL_STORE)
      ? localStore(new Request(url, init))
      : fetchHosted(url, init)
  return async (address) => {
    let url = new URL(address, publicOrigin)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
        const response = await get(url.href, { redirect: 'manual', signal })
        const body = await response.text()
        const location = response.headers.get('location')
        if (response.status < 300 || response.status > 399 || !location) {
          return { url, status: response.status, body }
        }
        url = new URL(location, url)
      }
      return { url, reason: 'ERR_TOO_MANY_REDIRECTS' }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return { url, reason: reasonOf(error) }
    }
  }
}
