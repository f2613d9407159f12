import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

export type SelectProps = ComponentProps<'select'> & {
  label: string
  /** Shown to screen readers only. */
  labelHidden?: boolean
}

/** The browser's own list, in the shop's clothes. Children are `<option>`s. */
export function Select({ label, labelHidden = false, className, id, ...rest }: SelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={selectId} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      <div className="select">
        <select id={selectId} className="field-input" {...rest} />
        <ChevronDownIcon className="select-mark" />
      </div>
    </div>
  )
}
