import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { reviews } from '#content/reviews.ts'

/** Initial stars of the form (specification section 5). */
export const FIRST_RATING = 5

export type ReviewFieldName = 'rating' | 'name' | 'text' | 'email' | 'order'

type FieldState<Name> = {
  readonly name: Name
  readonly error: string | null
  readonly defaultValue?: string
}

type ReviewFieldsProps = {
  readonly field: <Name extends ReviewFieldName>(name: Name) => FieldState<Name>
  /** The stars chosen before, as a form's value. */
  readonly stars?: string | undefined
  /** Whether a link in a letter identifies the buyer. */
  readonly isKnown?: boolean
}

/** The fields of a review that is sent to the shop, with script and without. */
export function ReviewFields({ field, stars, isKnown = false }: ReviewFieldsProps) {
  const { fields, hints } = reviews
  return (
    <>
      <StarInput
        label={fields.rating}
        {...field('rating')}
        defaultValue={Number(stars) || FIRST_RATING}
      />
      <TextField label={fields.name} autoComplete="name" required {...field('name')} />
      <TextArea label={fields.text} required {...field('text')} />
      {!isKnown && (
        <>
          <TextField
            label={fields.email}
            hint={hints.email}
            type="email"
            autoComplete="email"
            required
            {...field('email')}
          />
          <TextField label={fields.order} hint={hints.order} {...field('order')} />
        </>
      )}
    </>
  )
}
