import { answerJson } from '#app/shop/answer-helper.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { requestProblems } from '#content/request-problems.ts'
import type { Route } from './+types/list-reviews.route'

/** Published reviews of `product` that are older than the one numbered `before`: 200 `{ reviews, next }`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { desk } = context.get(shopContext)
  const asked = new URL(request.url).searchParams
  const before = asked.get('before') ?? ''
  if (!desk || !/^\d{1,9}$/.test(before))
    return answerJson(404, { message: requestProblems.unkept })
  return answerJson(200, await desk.reviews.list(asked.get('product') ?? '', Number(before)))
}
