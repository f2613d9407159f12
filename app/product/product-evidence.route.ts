import { shopContext } from '#app/shop/shop-context.ts'
import type { Route } from './+types/product-evidence.route'
import { findEvidence } from './find-evidence.server.ts'

/**
 * What the server counted of the product with the handle `product`, for pages that the browser renders: 200 with a
 * `ProductEvidence`, also for an unknown handle. Not cached, because it changes at any time.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const handle = new URL(request.url).searchParams.get('product') ?? ''
  const evidence = await findEvidence(context.get(shopContext), handle)
  return Response.json(evidence, { headers: { 'Cache-Control': 'no-store' } })
}
