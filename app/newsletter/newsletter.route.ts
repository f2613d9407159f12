import { methodNotAllowed } from '#app/shop/method-not-allowed.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import type { Route } from './+types/newsletter.route'
import { actByLink, findLinkedPage, showQuestion } from './follow-link.server.ts'
import { takeAddress } from './take-address.server.ts'

/*
 * The newsletter's addresses: `/api/subscription` takes the form of the home page, `/subscription` and `/unsubscribe` are what
 * letters link to. One module, for each module costs every page some bytes.
 */

export function loader({ request, context }: Route.LoaderArgs): Response {
  const page = findLinkedPage(request)
  return page ? showQuestion(page, request, context.get(shopContext)) : methodNotAllowed()
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed()
  const page = findLinkedPage(request)
  const shop = context.get(shopContext)
  return page ? actByLink(page, request, shop) : takeAddress(request, shop)
}
