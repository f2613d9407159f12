import type { DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { deskReviews as words } from '#content/desk/reviews.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { Review } from '#desk/reviews/list-reviews.ts'
import { ReasonChoice } from './reason-choice.tsx'

/** Most characters of the note to the author, and of the public answer. */
export const MAX_NOTE_LENGTH = 500
export const MAX_REVIEW_ANSWER_LENGTH = 2000

type ReviewActionsProps = {
  readonly viewer: DeskViewer
  readonly review: Review
  readonly draft: string | null
}

/** Publishes, answers or hides a review. Its rating changes none of these. */
export function ReviewActions({ viewer, review, draft }: ReviewActionsProps) {
  const { id, state } = review
  return (
    <>
      {state !== 'published' && (
        <DeskForm action={deskPaths.reviewAction(id, 'publish')} viewer={viewer}>
          <button type="submit">{words.publish}</button>
        </DeskForm>
      )}
      <AnswerForm viewer={viewer} review={review} draft={draft} />
      <HideForm viewer={viewer} review={review} />
    </>
  )
}

function AnswerForm({ viewer, review: { id, answer }, draft }: ReviewActionsProps) {
  return (
    <DeskForm action={deskPaths.reviewAction(id, 'answer')} viewer={viewer} className="card">
      <input type="hidden" name="seen" value={answer ?? ''} />
      <p className="field">
        <label htmlFor="answer">{words.answer}</label>
        <textarea
          id="answer"
          name="text"
          rows={4}
          maxLength={MAX_REVIEW_ANSWER_LENGTH}
          defaultValue={draft ?? answer ?? ''}
          aria-describedby="answer-hint"
        />
        <small id="answer-hint" className="hint">
          {words.answerHint}
        </small>
      </p>
      <button type="submit">{words.saveAnswer}</button>
    </DeskForm>
  )
}

function HideForm({ viewer, review }: Omit<ReviewActionsProps, 'draft'>) {
  const { id, hiddenReason, hiddenNote } = review
  return (
    <DeskForm action={deskPaths.reviewAction(id, 'hide')} viewer={viewer} className="card">
      <h2>{words.hideTitle}</h2>
      <p className="hint">{words.hideLead}</p>
      <ReasonChoice id="reason" chosen={hiddenReason} />
      <DeskField
        label={words.note}
        hint={words.noteHint}
        name="note"
        defaultValue={hiddenNote}
        maxLength={MAX_NOTE_LENGTH}
      />
      <button type="submit" className="quiet">
        {words.hide}
      </button>
    </DeskForm>
  )
}
