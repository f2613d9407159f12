import { methodNotAllowed } from '#app/shop/method-not-allowed.server.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import type { Route } from './+types/newsletter.route'
import { actByLink, findLinkedPage, showQuestion } from './follow-link.server.ts'
import { takeAddress } from './take-address.server.ts'
import { takeWish } from './take-wish.server.ts'

/*
 * The newsletter's addresses: `/api/subscription` takes the form of the home page, `/api/wish` takes wishes for what is sold out;
 * `/subscription`, `/unsubscribe` and `/wish` are what letters link to. One module, for each module costs every page some bytes.
 */

export function loader({ request, context }: Route.LoaderArgs): Response {
  const page = findLinkedPage(request)
  return page ? showQuestion(page, request, context.get(shopContext)) : methodNotAllowed()
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  if (request.method !== 'POST') return methodNotAllowed()
  const page = findLinkedPage(request)
  const shop = context.get(shopContext)
  if (page) return actByLink(page, request, shop)
  return isWish(request) ? takeWish(request, shop) : takeAddress(request, shop)
}

/** In whatever spelling of capitals. */
const isWish = ({ url }: Request) => new URL(url).pathname.toLowerCase().startsWith('/api/wish')
