import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { TimeFacts } from '#app/desk/frame/desk-time.tsx'
import { ActionList } from '#app/desk/history/action-list.tsx'
import { deskFrame } from '#content/desk/frame.ts'
import { deskPerson } from '#content/desk/person.ts'
import { deskReviews as words } from '#content/desk/reviews.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { LoggedAction } from '#desk/history/history.ts'
import type { Review } from '#desk/reviews/list-reviews.ts'
import type { ReviewPhoto } from '#desk/reviews/review-photos.ts'
import { ReviewActions } from './review-actions.tsx'
import { ReviewPhotos } from './review-photos.tsx'

type ReviewPageProps = {
  readonly viewer: DeskViewer
  readonly review: Review
  readonly photos: readonly ReviewPhoto[]
  /** Title of the product. */
  readonly title: string
  readonly history: readonly LoggedAction[]
  /** Why the form was rejected. */
  readonly fault: string | null
  /** An answer that was typed but rejected. */
  readonly draft: string | null
}

/** One review with its history. */
export function ReviewPage({
  viewer,
  review,
  photos,
  title,
  history,
  fault,
  draft,
}: ReviewPageProps) {
  return (
    <DeskDocument title={words.of(title)} viewer={viewer} current="reviews">
      <DeskNotice tone="bad" text={fault} />
      <ReviewFacts review={review} />
      <blockquote className="card letter">{review.text}</blockquote>
      <ReviewPhotos viewer={viewer} photos={photos} />
      <ReviewActions viewer={viewer} review={review} draft={draft} />
      {history.length > 0 && (
        <section>
          <h2>{words.history}</h2>
          <ActionList actions={history} />
        </section>
      )}
      <p className="links">
        <a href={deskPaths.reviews}>{deskFrame.back}</a>
        {review.email !== '' && (
          <a href={`${deskPaths.review(review.id)}/person`}>{deskPerson.open}</a>
        )}
      </p>
    </DeskDocument>
  )
}

function ReviewFacts({ review }: Pick<ReviewPageProps, 'review'>) {
  const { state, rating, name, email, orderNumber, verified, helpful, createdAt } = review
  const { hiddenReason, hiddenNote, publishedAt } = review
  return (
    <>
      <p className="row-head">
        <span className="badge">{words.states[state]}</span>
        <span className="badge">{words.stars(rating)}</span>
        {hiddenReason && <span>{words.reasons[hiddenReason]}</span>}
      </p>
      {hiddenNote !== '' && <p>{hiddenNote}</p>}
      <dl className="facts">
        <TimeFacts
          times={[
            [words.received, createdAt],
            [words.published, publishedAt],
          ]}
        />
        <dt>{words.author}</dt>
        <dd>{name}</dd>
        <dt>{words.email}</dt>
        <dd>{email}</dd>
        <dt>{words.proof}</dt>
        <dd>
          {words.proofs[verified]} {orderNumber}
        </dd>
        <dt>{words.helpful}</dt>
        <dd>{helpful}</dd>
      </dl>
    </>
  )
}
