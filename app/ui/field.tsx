import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** Props of every form field, besides those of its control. */
export type FieldWords = {
  label: string
  /** Shown to screen readers only. */
  labelHidden?: boolean
  hint?: ReactNode
  /** Error message; marks the field as invalid and is read out with it. */
  error?: string | null
}

/** Links a control to its label and messages: spread on the control. */
export type FieldWiring = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type FieldIds = {
  id?: string | undefined
  /** Ids of more descriptions of the control. */
  'aria-describedby'?: string | undefined
}

/** The ids that link a control to its hint and its error. */
export function useFieldWiring(
  { hint, error }: Pick<FieldWords, 'hint' | 'error'>,
  { id, 'aria-describedby': describedBy }: FieldIds,
): FieldWiring {
  const ownId = useId()
  const controlId = id ?? ownId
  return {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      classNames(describedBy, hint ? `${controlId}-hint` : null, error && `${controlId}-error`) ||
      undefined,
  }
}

/**
 * The hint and the error of the control with this id.
 * @param isAlert the error is read out as soon as it appears, for a control that keeps the focus
 */
export function FieldNotes({
  id,
  hint,
  error,
  isAlert = false,
}: Pick<FieldWords, 'hint' | 'error'> & { id: string; isAlert?: boolean | undefined }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={isAlert ? 'alert' : undefined} className="field-error">
          {error}
        </p>
      )}
    </>
  )
}

type FieldProps = FieldWords &
  FieldIds & {
    className?: string | undefined
    isAlert?: boolean
    children: (wiring: FieldWiring) => ReactNode
  }

/** The frame of a field: label above, control, hint and error below. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  className,
  isAlert,
  children,
  ...ids
}: FieldProps) {
  const wiring = useFieldWiring({ hint, error }, ids)
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={wiring.id} className={labelHidden ? 'sr-only' : 'field-label'}>
        {label}
      </label>
      {children(wiring)}
      <FieldNotes id={wiring.id} hint={hint} error={error} isAlert={isAlert} />
    </div>
  )
}

/** Splits props into those of the frame and those of the control. */
export function splitField<
  Props extends FieldWords & FieldIds & { className?: string | undefined },
>({
  label,
  labelHidden,
  hint,
  error,
  className,
  id,
  'aria-describedby': describedBy,
  ...control
}: Props) {
  return {
    frame: { label, labelHidden, hint, error, className, id, 'aria-describedby': describedBy },
    control,
  }
}
