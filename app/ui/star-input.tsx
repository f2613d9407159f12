import type { ComponentProps } from 'react'
import { controls } from '#content/ui.ts'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldWords, useFieldWiring } from './field.tsx'

const stars = [1, 2, 3, 4, 5]

export type StarInputProps = Omit<ComponentProps<'fieldset'>, 'children'> &
  Omit<FieldWords, 'labelHidden'> & {
    /** Name in the form data. */
    name: string
    /** Stars, 1 to 5. */
    defaultValue?: number
  }

/** One to five stars: five radio buttons, so arrow keys choose. All stars up to the chosen one are filled. */
export function StarInput({
  label,
  hint,
  error,
  name,
  defaultValue,
  className,
  ...rest
}: StarInputProps) {
  const { 'aria-invalid': invalid, ...wiring } = useFieldWiring({ hint, error }, rest)
  return (
    <fieldset {...rest} {...wiring} className={classNames('field', className)}>
      <legend className="field-label">{label}</legend>
      <div className="star-row">
        {stars.map((star) => (
          <label key={star} className="star">
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={controls.stars(star)}
              aria-invalid={invalid}
              className="sr-only"
              defaultChecked={star === defaultValue}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className="star-face">
              <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
            </svg>
          </label>
        ))}
      </div>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </fieldset>
  )
}
