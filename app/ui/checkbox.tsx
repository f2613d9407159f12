import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes, type FieldWords, useFieldWiring } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> &
  Pick<FieldWords, 'hint' | 'error'> & {
    /** Text beside the box; may contain links. */
    label: ReactNode
  }

export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const wiring = useFieldWiring({ hint, error }, { id, ...rest })
  return (
    <div className={classNames('field', className)}>
      <label className="choice">
        <input {...rest} type="checkbox" className="choice-mark" {...wiring} />
        <span>{label}</span>
      </label>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </div>
  )
}
