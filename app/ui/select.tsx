import type { ComponentProps } from 'react'
import { Field, type FieldWords, splitField } from './field.tsx'
import { Icon } from './icon.tsx'

export type SelectProps = ComponentProps<'select'> & FieldWords

/** The browser's select in the shop's style. Children are `<option>`s. */
export function Select(props: SelectProps) {
  const { frame, control } = splitField(props)
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="relative">
          <select
            className="field-input appearance-none pr-11 text-ellipsis"
            {...wiring}
            {...control}
          />
          <Icon name="chevron-down" className="field-mark right-3.5" />
        </div>
      )}
    </Field>
  )
}
