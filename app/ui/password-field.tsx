import { type ComponentProps, useState } from 'react'
import { controls } from '#content/ui.ts'
import { Field, type FieldWords, splitField } from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

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
            <Icon name={shown ? 'eye-struck' : 'eye'} />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
