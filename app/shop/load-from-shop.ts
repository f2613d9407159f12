import { href } from 'react-router'
import { isShopReachable } from './is-shop-reachable.ts'

type LoaderArgs<Data> = {
  readonly request: Request
  readonly serverLoader: () => Promise<Data>
}

/**
 * Loads data that only the shop's server has. Without a network, redirects to the offline page, which leads back here.
 * @throws a redirect, or the server's error response
 */
export async function loadFromShop<Data>({
  request,
  serverLoader,
}: LoaderArgs<Data>): Promise<Data> {
  try {
    return await serverLoader()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The network may have come back meanwhile.
    if (await isShopReachable(request.signal)) return serverLoader()
    const { pathname, search } = new URL(request.url)
    const page = href('/offline')
    const headers = new Headers({
      Location: `${page}?${new URLSearchParams({ to: pathname + search })}`,
    })
    // When coming from the offline page, replaces its history entry, so that Back skips it.
    if (location.pathname === page) headers.set('X-Remix-Replace', 'true')
    throw new Response(null, { status: 302, headers })
  }
}
