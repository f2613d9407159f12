import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { deskReviews as words } from '#content/desk/reviews.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { ListedReview } from '#desk/reviews/list-reviews.ts'

type ReviewListProps = {
  readonly reviews: readonly ListedReview[]
  /** Product titles by id; a product that the store did not return is missing. */
  readonly titles: ReadonlyMap<string, string>
}

/** Reviews, each a link to its page. */
export function ReviewList({ reviews, titles }: ReviewListProps) {
  return (
    <ul className="rows">
      {reviews.map(({ id, name, rating, text, state, verified, photos, productId, createdAt }) => (
        <li key={id} className="row">
          <p className="row-head">
            <a href={deskPaths.review(id)} className="row-link">
              {name} · {titles.get(productId) ?? productId}
            </a>
            <span className="badge">{words.states[state]}</span>
          </p>
          <p className="row-text">{text}</p>
          <p className="row-foot">
            <span>{words.stars(rating)}</span>
            <span>{words.proofs[verified]}</span>
            {photos.all > 0 && <span>{words.photoCount(photos, state)}</span>}
            <DeskTime at={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
