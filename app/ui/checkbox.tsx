import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldWords, useFieldWiring } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> &
  Pick<FieldWords, 'label' | 'hint'>

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const wiring = useFieldWiring({ hint }, rest)
  return (
    <div className={classNames('field', className)}>
      <label className="choice">
        <input {...rest} type="checkbox" className="choice-mark" {...wiring} />
        <span>{label}</span>
      </label>
      <FieldNotes id={wiring.id} hint={hint} />
    </div>
  )
}
