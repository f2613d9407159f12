import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { controls } from '#content/ui.ts'
import { Field, type FieldWords, splitField } from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & FieldWords

/** A search box. Its button or Escape clears it, which calls `onChange` like any other change. */
export function SearchField(props: SearchFieldProps) {
  const { frame, control } = splitField(props)
  const input = useRef<HTMLInputElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    control.onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.value) return
    event.preventDefault()
    empty(event.currentTarget)
  }
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="relative">
          <Icon name="search" className="field-mark left-3.5 text-muted" />
          <input
            // CSS hides the button while the placeholder shows, so there has to be a placeholder.
            placeholder=" "
            enterKeyHint="search"
            className="field-input peer px-11"
            {...wiring}
            {...control}
            type="search"
            ref={input}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label={controls.clearSearch}
            disabled={control.disabled}
            className="field-button peer-placeholder-shown:hidden"
            onClick={() => {
              if (input.current) empty(input.current)
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </Field>
  )
}

/** Clears a field as typing would, so that its change listeners run. */
function empty(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
