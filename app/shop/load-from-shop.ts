import { href } from 'react-router'

type LoaderArgs<Data> = {
  readonly request: Request
  readonly serverLoader: () => Promise<Data>
}

/**
 * Loads what only the shop's server knows of a page. Without a network the page for that opens, and leads back here.
 * @throws a redirect, or what the server answered
 */
export async function loadFromShop<Data>({
  request,
  serverLoader,
}: LoaderArgs<Data>): Promise<Data> {
  try {
    return await serverLoader()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // The network may have come back in between.
    if (await isReached(request.signal)) return serverLoader()
    const { pathname, search } = new URL(request.url)
    const page = href('/offline')
    const headers = new Headers({
      Location: `${page}?${new URLSearchParams({ to: pathname + search })}`,
    })
    // Coming from there: Back leads to what was before.
    if (location.pathname === page) headers.set('X-Remix-Replace', 'true')
    throw new Response(null, { status: 302, headers })
  }
}

/** Rarely asked: a static import would put the script into a file that every page loads first. */
async function isReached(signal: AbortSignal): Promise<boolean> {
  return import('./reaches-shop.ts').then(
    ({ reachesShop }) => reachesShop(signal),
    () => false,
  )
}
