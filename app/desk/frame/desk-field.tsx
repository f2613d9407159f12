import { type ComponentProps, useId } from 'react'

type DeskFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string
  readonly hint?: string | undefined
  readonly fault?: string | null | undefined
}

/** A field with its label, hint and error. */
export function DeskField({ label, hint, fault = null, ...rest }: DeskFieldProps) {
  const field = useId()
  const described = [hint && `${field}-hint`, fault && `${field}-fault`].filter(Boolean).join(' ')
  return (
    <p className="field">
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        aria-describedby={described || undefined}
        aria-invalid={fault ? true : undefined}
        {...rest}
      />
      {hint && (
        <small id={`${field}-hint`} className="hint">
          {hint}
        </small>
      )}
      {fault && (
        <strong id={`${field}-fault`} className="fault">
          {fault}
        </strong>
      )}
    </p>
  )
}
