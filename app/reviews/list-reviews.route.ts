import { respondJson } from '#app/responses/api-response.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { requestProblems } from '#content/request-problems.ts'
import type { Route } from './+types/list-reviews.route'
import { findReviews } from './find-reviews.server.ts'

/**
 * Published reviews of `product` that are older than the one with the id `before`: 200 `{ reviews, next }`. Without
 * `before` the newest, with the rating: 200 `{ reviews, next, summary }`, `{}` when there are none, or 503 when the desk
 * is late or fails.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const { desk } = shop
  const params = new URL(request.url).searchParams
  const [product, before] = [params.get('product') ?? '', params.get('before')]
  if (!desk || (before !== null && !/^\d{1,9}$/.test(before)))
    return respondJson(404, { message: requestProblems.notStored })
  if (before === null) {
    const found = await findReviews(shop, product)
    return found === undefined ? respondJson(503, {}) : respondJson(200, found ?? {})
  }
  return respondJson(200, await desk.reviews.list(product, Number(before)))
}
