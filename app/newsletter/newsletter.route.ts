import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import type { Route } from './+types/newsletter.route'
import { actByLink, findLinkedPage, showQuestion } from './follow-link.server.ts'
import { takeAddress } from './take-address.server.ts'
import { takeWish } from './take-wish.server.ts'

/*
 * `/api/subscription` takes the home page's form, `/api/wish` takes wishes for sold-out games; letters link to
 * `/subscription`, `/unsubscribe` and `/wish`. One module for all, because each one costs every page some bytes.
 */

export function loader({ request, context }: Route.LoaderArgs): Response {
  const page = findLinkedPage(request)
  return page ? showQuestion(page, request, context.get(shopContext)) : methodNotAllowed()
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const page = findLinkedPage(request)
  const shop = context.get(shopContext)
  if (page) return actByLink(page, request, shop)
  return isWish(request) ? takeWish(request, shop) : takeAddress(request, shop)
}

/** Ignores case, as the router does. */
const isWish = ({ url }: Request) => new URL(url).pathname.toLowerCase().startsWith('/api/wish')
