import type { Hono } from 'hono'
import { MAX_NOTE_LENGTH, MAX_REVIEW_ANSWER_LENGTH } from '#app/desk/reviews/review-actions.tsx'
import { ReviewPage } from '#app/desk/reviews/review-page.tsx'
import { type ReviewListParams, ReviewsPage } from '#app/desk/reviews/reviews-page.tsx'
import { deskReviews as words } from '#content/desk/reviews.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Review } from '#desk/reviews/list-reviews.ts'
import { reviewSubject } from '#desk/reviews/review-subject.ts'
import { type HiddenReason, hiddenReasons, reviewStates } from '#desk/reviews/review-table.ts'
import type { NameProducts } from '../product-names.ts'
import {
  type DeskEnv,
  type DeskRequest,
  ID,
  idOf,
  readForm,
  readId,
  stateOf,
  viewerOf,
} from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'
import { photoAnswer } from './review-photo.ts'

type ReviewParts = { readonly nameProducts: NameProducts }

/** Reviews of products: reading, publishing, hiding for a reason, and answering. */
export function addReviews(site: Hono<DeskEnv>, parts: ReviewParts): void {
  const path = `${deskPaths.reviews}/${ID}`
  site.get(deskPaths.reviews, (c) => showReviews(c, parts))
  site.get(path, (c) => showReview(c, parts))
  site.post(`${path}/publish`, (c) =>
    actOn(c, (id) => c.var.desk.reviews.publish(id, c.var.session.member.name)),
  )
  site.post(`${path}/hide`, (c) => hideReview(c, parts))
  site.post(`${path}/answer`, (c) => answerReview(c, parts))
  site.get(`${path}/photos/:photo{[0-9]{1,9}}`, showPhoto)
  site.post(`${path}/photos/:photo{[0-9]{1,9}}/hide`, (c) => hidePhoto(c, parts))
  site.post(`${path}/photos/:photo{[0-9]{1,9}}/show`, (c) => setPhoto(c, null))
}

async function showReviews(c: DeskRequest, { nameProducts }: ReviewParts): Promise<Response> {
  const params: ReviewListParams = {
    state: c.req.query('state') === 'all' ? null : (stateOf(c, reviewStates) ?? 'waiting'),
    before: readId(c.req.query('before')),
  }
  const page = await c.var.desk.reviews.list({ ...params, cursor: params.before })
  const titles = await nameProducts(page.reviews.map(({ productId }) => productId))
  return renderPage(
    <ReviewsPage viewer={viewerOf(c)} params={params} page={page} titles={titles} />,
  )
}

type Typed = { readonly fault?: string; readonly draft?: string }

async function showReview(
  c: DeskRequest,
  { nameProducts }: ReviewParts,
  { fault, draft }: Typed = {},
): Promise<Response> {
  const { reviews, history } = c.var.desk
  const review = await reviews.find(idOf(c))
  if (review === null) return c.notFound()
  const { productId } = review
  const page = (
    <ReviewPage
      viewer={viewerOf(c)}
      review={review}
      photos={await reviews.photos.listOf(review.id)}
      title={(await nameProducts([productId])).get(productId) ?? productId}
      history={await history.list(reviewSubject(review.id))}
      fault={fault ?? null}
      draft={draft ?? null}
    />
  )
  return renderPage(page, fault === undefined ? 200 : 422)
}

async function hideReview(c: DeskRequest, parts: ReviewParts): Promise<Response> {
  const field = await readForm(c)
  const reason = hiddenReasons.find((each) => each === field('reason'))
  const note = field('note').trim()
  if (reason === undefined) return showReview(c, parts, { fault: words.noReason })
  if (note.length > MAX_NOTE_LENGTH)
    return showReview(c, parts, { fault: words.noteLong(MAX_NOTE_LENGTH) })
  const who = c.var.session.member.name
  return actOn(c, (id) => c.var.desk.reviews.hide(id, who, { reason, note }))
}

async function answerReview(c: DeskRequest, parts: ReviewParts): Promise<Response> {
  const field = await readForm(c)
  const textOf = (name: string) => field(name).replaceAll('\r\n', '\n').trim()
  const text = textOf('text')
  if (text.length > MAX_REVIEW_ANSWER_LENGTH) {
    return showReview(c, parts, { fault: words.answerLong(MAX_REVIEW_ANSWER_LENGTH), draft: text })
  }
  const who = c.var.session.member.name
  const { reviews } = c.var.desk
  const id = idOf(c)
  const done = await reviews.answer(id, who, text || null, textOf('seen') || null)
  if (done !== 'changed-since') return actOn(c, async () => done)
  const now = (await reviews.find(id))?.answer ?? null
  return showReview(c, parts, { fault: words.answerChanged(now), draft: text })
}

const photoIdOf = (c: DeskRequest) => Number(c.req.param('photo'))

/** Serves a picture to the desk, even before its review is published. */
async function showPhoto(c: DeskRequest): Promise<Response> {
  const size = c.req.query('size') === 'small' ? 'small' : 'large'
  const { photos } = c.var.desk.reviews
  const bytes = await photos.read(photoIdOf(c), size)
  return bytes === null ? c.notFound() : photoAnswer(bytes, 'no-store')
}

async function hidePhoto(c: DeskRequest, parts: ReviewParts): Promise<Response> {
  const field = await readForm(c)
  const reason = hiddenReasons.find((each) => each === field('reason'))
  if (reason === undefined) return showReview(c, parts, { fault: words.noReason })
  return setPhoto(c, reason)
}

/** @param reason null shows it again */
async function setPhoto(c: DeskRequest, reason: HiddenReason | null): Promise<Response> {
  const reviewId = idOf(c)
  const { photos } = c.var.desk.reviews
  const who = c.var.session.member.name
  const isDone = await photos.hide({ reviewId, id: photoIdOf(c) }, reason, who)
  return isDone ? c.redirect(deskPaths.review(reviewId), 303) : c.notFound()
}

/** Redirects to the review's page, so that reloading it sends nothing. */
async function actOn(c: DeskRequest, change: (id: number) => Promise<Review | null>) {
  const done = await change(idOf(c))
  return done === null ? c.notFound() : c.redirect(deskPaths.review(done.id), 303)
}
