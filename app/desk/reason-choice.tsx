import { deskReviews as words } from '#content/desk/reviews.ts'
import { type HiddenReason, hiddenReasons } from '#desk/reviews/review-table.ts'

type ReasonChoiceProps = { readonly id: string; readonly chosen: HiddenReason | null }

/** Why something of a shopper is hidden: one of the list, never how it judges. */
export function ReasonChoice({ id, chosen }: ReasonChoiceProps) {
  return (
    <p className="field">
      <label htmlFor={id}>{words.reason}</label>
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
