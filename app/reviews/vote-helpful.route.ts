import { respondJson } from '#app/responses/api-response.server.ts'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { readSentBody } from '#app/responses/sent-body.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { requestProblems } from '#content/request-problems.ts'
import type { Route } from './+types/vote-helpful.route'

export const loader = methodNotAllowed

/** Counts a helpful vote for a review: `{ id, browser }` gives 200 `{ helpful }`, or 404 if the review is not shown. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { desk, buyerIp } = context.get(shopContext)
  const body = await readSentBody(request)
  if (body instanceof Response) return body
  if (!desk || body.kind === 'form') return respondJson(404, { message: requestProblems.notStored })
  const { id, browser } = fieldsOf(body.value)
  if (!isId(id) || typeof browser !== 'string' || !/^[\w-]{8,64}$/.test(browser))
    return respondJson(400, { message: requestProblems.json })
  const helpful = await desk.reviews.vote(id, { browser, address: buyerIp ?? browser })
  return helpful === null
    ? respondJson(404, { message: requestProblems.notStored })
    : respondJson(200, { helpful })
}

/** Nine digits at most, as in addresses: a database may refuse larger numbers. */
const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id >= 0 && id < 1_000_000_000
