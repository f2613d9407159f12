import type { ComponentProps } from 'react'
import { Field, type FieldWords, splitField } from './field.tsx'

export type TextAreaProps = ComponentProps<'textarea'> & FieldWords

/** A text area that grows with its content, up to a page. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = splitField(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <textarea className="field-input field-lines" rows={4} {...wiring} {...control} />
      )}
    </Field>
  )
}
