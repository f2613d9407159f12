import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const toneClass = {
  danger: 'form-message text-danger',
  success: 'form-message text-success',
} as const

export type FormFault = {
  /** Id of the invalid field. */
  readonly fieldId: string
  readonly message: string
}

export type FormMessageProps = Omit<ComponentProps<'div'>, 'role'> & {
  tone?: keyof typeof toneClass
  /** Message for the whole form. */
  children?: ReactNode
  /** Errors by field, shown as links to the fields. */
  faults?: readonly FormFault[]
}

/** A message about the whole form, read out as soon as it appears. Empty without message and errors. */
export function FormMessage({
  tone = 'danger',
  faults = [],
  className,
  children,
  ...rest
}: FormMessageProps) {
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <div role={role} className={classNames('empty:hidden', toneClass[tone], className)} {...rest}>
      {children && <p>{children}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                className="link inline-flex min-h-touch items-center"
                onClick={(event) => {
                  event.preventDefault()
                  focusField(fieldId)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A group cannot take focus, so its first control does. */
function focusField(id: string): void {
  const field = document.getElementById(id)
  const control = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field
  control?.focus()
}
