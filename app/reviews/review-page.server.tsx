import { toBareDocument } from '#app/responses/bare-document.server.tsx'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import { reviews } from '#content/reviews.ts'
import { PhotoInput } from './photo-input.tsx'
import { ReviewFields } from './review-fields.tsx'
import { REVIEW_PATH } from './review-path.ts'

/** A form's values as they were sent, hidden ones too. */
export type TypedReview = Readonly<
  Record<'rating' | 'name' | 'text' | 'email' | 'order' | 'product' | 'proof', string>
>

type ReviewPageParts = {
  readonly title: string
  /** Null above a form that has not been sent yet. */
  readonly notice: { readonly text: string; readonly isProblem: boolean } | null
  /** Null when there is nothing to send. */
  readonly form: {
    readonly typed: TypedReview
    readonly errors: FormErrors
    /** Whether a link in a letter identifies the buyer. */
    readonly isKnown: boolean
  } | null
}

/** HTML of the review form for browsers without script and for links in letters, and of the response to it. */
export function reviewPage({ title, notice, form }: ReviewPageParts): string {
  return toBareDocument({
    title,
    children: (
      <>
        {notice && <p role={notice.isProblem ? 'alert' : 'status'}>{notice.text}</p>}
        {form && <ReviewPageForm {...form} />}
        <a className={buttonClass({ variant: 'outline' })} href="/">
          {reviews.toShop}
        </a>
      </>
    ),
  })
}

function ReviewPageForm({ typed, errors, isKnown }: NonNullable<ReviewPageParts['form']>) {
  return (
    <form
      method="post"
      action={REVIEW_PATH}
      encType="multipart/form-data"
      className="grid w-full gap-4"
    >
      <input type="hidden" name="product" value={typed.product} />
      {isKnown && (
        <>
          <input type="hidden" name="order" value={typed.order} />
          <input type="hidden" name="proof" value={typed.proof} />
          <p>{reviews.fromLink}</p>
        </>
      )}
      <ReviewFields
        field={(name) => ({
          name,
          error: errors[name] ?? null,
          ...(name !== 'rating' && { defaultValue: typed[name] }),
        })}
        stars={typed.rating}
        isKnown={isKnown}
      />
      <PhotoInput error={errors.photos ?? null} />
      <FormNotice about="sentReview" />
      <Button type="submit" size="lg" className="sm:justify-self-start">
        {reviews.submit}
      </Button>
    </form>
  )
}
