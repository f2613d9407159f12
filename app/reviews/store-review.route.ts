import { respondJson } from '#app/responses/api-response.server.ts'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { acceptsJson, readSentBody } from '#app/responses/sent-body.server.ts'
import { readKey, storeOrReport, toText } from '#app/responses/sent-fields.server.ts'
import { type ShopContext, shopContext } from '#app/shop/shop-context.ts'
import type { Stars } from '#commerce/model/figures/figures.ts'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import { checkSentReview } from '#commerce/model/forms/review-form.ts'
import { findPhotoProblem } from '#commerce/model/review-photos.ts'
import type { SentReview } from '#commerce/model/shop-reviews.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { requestProblems } from '#content/request-problems.ts'
import { reviews as words } from '#content/reviews.ts'
import type { Route } from './+types/store-review.route'
import { findReviewed } from './find-reviewed.server.ts'
import { respondToReview } from './respond-to-review.server.ts'
import type { TypedReview } from './review-page.server.tsx'

const MAX_CHARACTERS = 64 * 1024

export const loader = methodNotAllowed

/** Stores a review, which the merchant reads before it is published, and responds once it is stored. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const shop = context.get(shopContext)
  const body = await readSentBody(request)
  if (body instanceof Response) return body
  if (!shop.desk) return respondJson(404, { message: requestProblems.notStored })
  const { reviews } = shop.desk
  const files = body.kind === 'form' ? readFiles(body.form) : []
  const isSentByForm = body.kind === 'form' && !acceptsJson(request)
  const sent = fieldsOf(body.kind === 'form' ? Object.fromEntries(body.form) : body.value)
  if (isLong(sent)) return respondJson(413, { message: requestProblems.tooMuch })
  const typed = toTyped(sent)
  const { product: productId, order, proof } = typed
  const knownEmail = proof === '' ? null : reviews.mailboxOf({ productId, order, proof })
  const sender = { isSentByForm, typed, isKnown: knownEmail !== null, hasPhotos: files.length > 0 }
  const checked = checkSentReview({ ...sent, ...(knownEmail !== null && { email: knownEmail }) })
  const refuse = (errors: FormErrors) => respondToReview({ type: 'invalid', errors }, sender)
  const problem = findPhotoProblem(files)
  if (problem !== null) return refuse({ ...(!checked.ok && checked.errors), photos: problem })
  if (!checked.ok) return refuse(checked.errors)
  const review: SentReview = {
    ...checked.value,
    productId,
    proof: proof || null,
    key: readKey(sent.key),
    photos: await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer()))),
    // The form's rules allow no other number.
    rating: checked.value.rating as Stars,
  }
  if (await isUnknown(shop, productId)) return respondJson(404, { message: words.unknown })
  const store = () => reviews.store(review)
  return respondToReview(await storeOrReport(store, words.action, shop.report), sender)
}

/** Whether a text is too long: the size limit of a body with pictures is far above that of any field. */
const isLong = (sent: Readonly<Record<string, unknown>>) =>
  Object.values(sent).some((value) => typeof value === 'string' && value.length > MAX_CHARACTERS)

/** The chosen files. A file input without any sends one empty file. */
const readFiles = (form: FormData): readonly File[] =>
  form.getAll('photos').flatMap((value) => (value instanceof File && value.size > 0 ? value : []))

/** Whether the product does not exist. A failing store loses no review: the merchant sees which product it is of. */
async function isUnknown(shop: ShopContext, productId: string): Promise<boolean> {
  if (!/^(?:gid:\/\/shopify\/Product\/\d{1,20}|party-gully)$/.test(productId)) return true
  return (await findReviewed(shop, productId)) === 'unknown'
}

const toTyped = (sent: Readonly<Record<string, unknown>>): TypedReview => ({
  rating: toText(sent.rating),
  name: toText(sent.name),
  text: toText(sent.text),
  email: toText(sent.email),
  order: toText(sent.order),
  product: toText(sent.product),
  proof: toText(sent.proof),
})
