import { deskReviews as words } from '#content/desk/reviews.ts'
import { type HiddenReason, hiddenReasons } from '#desk/reviews/review-table.ts'

type ReasonChoiceProps = {
  readonly id: string
  readonly chosen: HiddenReason | null
  /** Where there are several on a page. */
  readonly label?: string
}

/** Why something of a shopper is hidden: one of the list, never how it judges. */
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
