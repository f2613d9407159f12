import { deskReviews as words } from '#content/desk/reviews.ts'
import { type HiddenReason, hiddenReasons } from '#desk/reviews/review-table.ts'

type ReasonChoiceProps = {
  readonly id: string
  readonly chosen: HiddenReason | null
  /** Tells several on one page apart. */
  readonly label?: string
}

/** Selects why a review or photo is hidden. A negative opinion is not on the list. */
export function ReasonChoice({ id, chosen, label = words.reason }: ReasonChoiceProps) {
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name="reason" defaultValue={chosen ?? ''} required>
        <option value="" />
        {hiddenReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words.reasons[reason]}
          </option>
        ))}
      </select>
    </p>
  )
}
