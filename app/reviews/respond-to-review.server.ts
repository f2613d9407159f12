import { respondJson } from '#app/responses/api-response.server.ts'
import { respondHtml } from '#app/responses/respond-html.server.ts'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import type { ReviewOutcome } from '#commerce/model/shop-reviews.ts'
import { reviewProblems } from '#content/form-problems.ts'
import { forms } from '#content/forms.ts'
import { reviews } from '#content/reviews.ts'
import { reviewPage, type TypedReview } from './review-page.server.tsx'

type Outcome =
  | ReviewOutcome
  | { readonly type: 'invalid'; readonly errors: FormErrors }
  | { readonly type: 'failed' }

type Sender = {
  /** Whether a browser without script sent it; the response is then a page. */
  readonly isSentByForm: boolean
  /** The input, shown again when it must be corrected or sent again. */
  readonly typed: TypedReview
  readonly isKnown: boolean
  /** Whether photos were sent; a form that is shown again has lost them. */
  readonly hasPhotos: boolean
}

/**
 * The response to a sent review. For JSON: 200 `{ message }`, 400 `{ message, errors }`, 409 and 503 `{ message }`. For
 * a form: a success message, or the form again with its errors.
 */
export function respondToReview(outcome: Outcome, sender: Sender): Response {
  const { isSentByForm, typed, isKnown, hasPhotos } = sender
  const { status, title, text } = toResponseParts(outcome)
  const errors = errorsOf(outcome)
  if (!isSentByForm) {
    return respondJson(status, {
      message: errors.photos ? `${errors.photos}.` : text,
      ...(status === 400 && { errors }),
    })
  }
  const isAgain = outcome.type === 'failed' || status === 400
  const notice = { text, isProblem: status !== 200 }
  const lost = hasPhotos ? { photos: reviewProblems.photosAgain } : {}
  const form = isAgain ? { typed, errors: { ...lost, ...errors }, isKnown } : null
  return toPage(reviewPage({ title, notice, form }), status)
}

/** An HTML response that is not cached and sends no referrer: its URL may be one buyer's private link. */
export const toPage = (html: string, status = 200) =>
  respondHtml(status, html, { 'Referrer-Policy': 'no-referrer' })

function errorsOf(outcome: Outcome): FormErrors {
  if (outcome.type === 'invalid') return outcome.errors
  const isNone = outcome.type === 'refused' && outcome.reason === 'no-picture'
  return isNone ? { photos: reviewProblems.noPicture } : {}
}

function toResponseParts(outcome: Outcome) {
  const { stored, twice } = reviews
  switch (outcome.type) {
    case 'stored':
      return { status: 200, title: stored.title, text: stored.text(outcome.isVerified) }
    case 'refused':
      return outcome.reason === 'no-picture'
        ? { status: 400, ...forms.invalid }
        : { status: 409, ...twice }
    case 'invalid':
      return { status: 400, ...forms.invalid }
    case 'failed':
      return { status: 503, ...forms.failure }
  }
}
