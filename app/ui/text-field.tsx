import type { ComponentProps } from 'react'
import { Field, type FieldWords, splitField } from './field.tsx'

export type TextFieldProps = ComponentProps<'input'> & FieldWords

export function TextField(props: TextFieldProps) {
  const { frame, control } = splitField(props)
  return (
    <Field {...frame}>
      {(wiring) => <input className="field-input" {...wiring} {...control} />}
    </Field>
  )
}
