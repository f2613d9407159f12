import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type TextFieldProps = ComponentProps<'input'> & {
  label: string
  /** Shown to screen readers only. */
  labelHidden?: boolean
  hint?: ReactNode
  /** What is wrong with the value; marks the field as invalid and is read out with it. */
  error?: string | null
}

export function TextField({
  label,
  labelHidden = false,
  hint,
  error = null,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={inputId} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      <input
        id={inputId}
        className="field-input"
        aria-invalid={error !== null || undefined}
        aria-describedby={classNames(hint ? hintId : null, error !== null && errorId) || undefined}
        {...rest}
      />
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
