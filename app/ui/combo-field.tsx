import type { ComponentProps } from 'react'
import { Field, type FieldWords, splitField } from './field.tsx'

export type ComboFieldProps = Omit<ComponentProps<'input'>, 'list'> &
  FieldWords & {
    /** What the browser offers while one writes; anything else may be written too. */
    options: readonly string[]
  }

/** A line of text with suggestions: the browser's own list, which works without script. */
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
