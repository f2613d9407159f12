import { shopContext } from '#app/shop/shop-context.ts'
import { reviews as words } from '#content/reviews.ts'
import type { Route } from './+types/review.route'
import { findReviewed } from './find-reviewed.server.ts'
import { toPage } from './respond-to-review.server.ts'
import { reviewPage } from './review-page.server.tsx'

/** The review form for links in letters and browsers without script: `?product=`, in letters also `&order=&proof=`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { desk, ...shop } = context.get(shopContext)
  const params = new URL(request.url).searchParams
  const [productId, order, proof] = ['product', 'order', 'proof'].map(
    (name) => params.get(name) ?? '',
  )
  const isId = /^(?:gid:\/\/shopify\/Product\/\d{1,20}|party-gully)$/.test(productId ?? '')
  const reviewed = desk && isId ? await findReviewed(shop, productId ?? '') : 'unknown'
  if (!desk || reviewed === 'unknown') {
    const notice = { text: words.unknown, isProblem: true }
    return toPage(reviewPage({ title: words.ofGame, notice, form: null }), 404)
  }
  const link = { productId: productId ?? '', order: order ?? '', proof: proof ?? '' }
  const isKnown = link.proof !== '' && desk.reviews.mailboxOf(link) !== null
  const empty = { rating: '', name: '', text: '', email: '' }
  const typed = { ...empty, product: link.productId, order: link.order, proof: link.proof }
  const title = reviewed ? words.form(reviewed.title) : words.ofGame
  return toPage(reviewPage({ title, notice: null, form: { typed, errors: {}, isKnown } }))
}
