import { type ComponentProps, useState } from 'react'
import { controls } from '#content/ui.ts'
import { Field, type FieldWords, splitField } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icons.tsx'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldWords

/** A password with a button to show it. Set `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control } = splitField(props)
  const [shown, setShown] = useState(false)
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="relative">
          <input
            // A shown password must not reach spell checkers or be capitalised.
            spellCheck={false}
            autoCapitalize="none"
            className="field-input pr-12"
            {...wiring}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? controls.password.hide : controls.password.show}
            aria-controls={wiring.id}
            disabled={control.disabled}
            className="field-button"
            onClick={() => setShown(!shown)}
          >
            <EyeIcon struck={shown} />
          </IconButton>
        </div>
      )}
    </Field>
  )
}

function EyeIcon({ struck }: { struck: boolean }) {
  return (
    <Icon>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.75" />
      {struck && <path d="M4 20L20 4" />}
    </Icon>
  )
}
