import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { ListForm } from '#app/desk/lists/list-form.tsx'
import { ListPager } from '#app/desk/lists/list-pager.tsx'
import { deskReviews as words } from '#content/desk/reviews.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { ListedReview, ReviewPage } from '#desk/reviews/list-reviews.ts'
import type { ReviewState } from '#desk/reviews/review-table.ts'
import { ReviewList } from './review-list.tsx'

/** The list's query parameters. */
export type ReviewListParams = {
  /** Null for all. */
  readonly state: ReviewState | null
  readonly before: number | null
}

type ReviewsPageProps = {
  readonly viewer: DeskViewer
  readonly params: ReviewListParams
  readonly page: ReviewPage<ListedReview>
  readonly titles: ReadonlyMap<string, string>
}

export function ReviewsPage({ viewer, params, page, titles }: ReviewsPageProps) {
  const { reviews, next } = page
  const state = params.state ?? 'all'
  return (
    <DeskDocument title={words.title} viewer={viewer} current="reviews">
      <p className="lead">{words.lead}</p>
      <ListForm
        path={deskPaths.reviews}
        choices={{ name: 'state', legend: words.state, labels: words.choices, chosen: state }}
      />
      {reviews.length === 0 && <p className="lead">{words.none}</p>}
      <ReviewList reviews={reviews} titles={titles} />
      <ListPager path={deskPaths.reviews} params={{ state }} at={params.before} next={next} />
    </DeskDocument>
  )
}
