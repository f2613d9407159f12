import { type ComponentProps, useId } from 'react'
import { DeskForm } from './desk-form.tsx'

type SureFormProps = Omit<ComponentProps<typeof DeskForm>, 'noValidate'> & {
  /** What a ticked box affirms. */
  readonly sure: string
  /** Label of the button. */
  readonly label: string
  /** What the server answered to an empty box. */
  readonly fault: string | null
}

/** A form for what cannot be undone: its box must be ticked, or the server refuses it. */
export function SureForm({ sure, label, fault, children, ...rest }: SureFormProps) {
  const faultId = useId()
  return (
    <DeskForm {...rest} noValidate>
      {children}
      <label className="check">
        <input
          type="checkbox"
          className="choice-mark"
          name="sure"
          value="yes"
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          // biome-ignore lint/a11y/noAutofocus: the page of a refusal would begin at its top, without the box in view
          autoFocus={fault !== null}
        />
        <span>{sure}</span>
      </label>
      {fault && (
        <strong id={faultId} className="fault" role="alert">
          {fault}
        </strong>
      )}
      <button type="submit" className="quiet grave">
        {label}
      </button>
    </DeskForm>
  )
}
