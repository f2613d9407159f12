import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldWords, useFieldWiring } from './field.tsx'

const stars = [1, 2, 3, 4, 5]

export type StarInputProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> &
  FieldWords & {
    /** Name in the form's data; one of its own unless told. */
    name?: string
    /** Stars given, 1 to 5. Follows this value when there is one; else `defaultValue` is chosen at first. */
    value?: number
    defaultValue?: number
    onChange?: (value: number) => void
    required?: boolean
  }

/** One to five stars: five radio buttons, so arrow keys choose. All stars up to the chosen one are filled. */
export function StarInput({
  label,
  labelHidden,
  hint,
  error,
  name,
  value,
  defaultValue,
  onChange,
  required,
  className,
  ...rest
}: StarInputProps) {
  const ownName = useId()
  const { 'aria-invalid': invalid, ...wiring } = useFieldWiring({ hint, error }, rest)
  const checked = (star: number) =>
    value === undefined ? { defaultChecked: star === defaultValue } : { checked: star === value }
  return (
    <fieldset {...rest} {...wiring} className={classNames('field', className)}>
      <legend className={labelHidden ? 'sr-only' : 'field-label'}>{label}</legend>
      <div className="star-row">
        {stars.map((star) => (
          <label key={star} className="star">
            <input
              type="radio"
              name={name ?? ownName}
              value={star}
              required={required}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              aria-invalid={invalid}
              className="sr-only"
              {...checked(star)}
              onChange={() => onChange?.(star)}
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
