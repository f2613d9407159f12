import type { ComponentProps } from 'react'
import { Field, type FieldWords, splitField } from './field.tsx'

export type ComboFieldProps = Omit<ComponentProps<'input'>, 'list'> &
  FieldWords & {
    /** Suggestions while typing; any other text is allowed too. */
    options: readonly string[]
  }

/** A text field with a `<datalist>` of suggestions, which works without script. */
export function ComboField({ options, ...props }: ComboFieldProps) {
  const { frame, control } = splitField(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <>
          <input className="field-input" list={`${wiring.id}-list`} {...wiring} {...control} />
          <datalist id={`${wiring.id}-list`}>
            {options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
