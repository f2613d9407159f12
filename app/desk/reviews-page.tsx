import { deskFrame } from '#content/desk/frame.ts'
import { deskReviews as words } from '#content/desk/reviews.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Review, ReviewPage } from '#desk/reviews/list-reviews.ts'
import { type ReviewState, reviewStates } from '#desk/reviews/review-table.ts'
import { DeskDocument, type DeskViewer } from './desk-document.tsx'
import { ListPager } from './list-pager.tsx'
import { ReviewList } from './review-list.tsx'

/** What was asked for, from the address. */
export type ReviewsQuestion = {
  /** Null for all. */
  readonly state: ReviewState | null
  readonly before: number | null
}

type ReviewsPageProps = {
  readonly viewer: DeskViewer
  readonly question: ReviewsQuestion
  readonly page: ReviewPage<Review>
  readonly titles: ReadonlyMap<string, string>
}

export function ReviewsPage({ viewer, question, page, titles }: ReviewsPageProps) {
  const { reviews, next } = page
  return (
    <DeskDocument title={words.title} viewer={viewer} current="reviews">
      <p className="lead">{words.lead}</p>
      <StateForm state={question.state} />
      {reviews.length === 0 && <p className="lead">{words.none}</p>}
      <ReviewList reviews={reviews} titles={titles} />
      <ListPager
        newest={question.before === null ? null : toAddress({ ...question, before: null })}
        older={next === null ? null : toAddress({ ...question, before: next })}
      />
    </DeskDocument>
  )
}

function toAddress({ state, before }: ReviewsQuestion): string {
  const values = new URLSearchParams({ state: state ?? 'all' })
  if (before !== null) values.set('before', String(before))
  return `${deskPaths.reviews}?${values}`
}

function StateForm({ state }: Pick<ReviewsQuestion, 'state'>) {
  return (
    <form action={deskPaths.reviews} className="search">
      <fieldset className="choices">
        <legend>{words.state}</legend>
        {[...reviewStates, null].map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="state"
              value={choice ?? 'all'}
              defaultChecked={choice === state}
            />
            <span>{choice === null ? words.all : words.states[choice]}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit">{deskFrame.show}</button>
    </form>
  )
}
