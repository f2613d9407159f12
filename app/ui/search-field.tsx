import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { Field, type FieldWords, splitField } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { CloseIcon, SearchIcon } from './icons.tsx'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & FieldWords

/** Words to look for. Its button, or Escape, empties it: `onChange` tells of that like of any other change. */
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
          <SearchIcon className="field-mark left-3.5 text-muted" />
          <input
            // The button beside it is hidden while the placeholder shows, so there has to be one.
            placeholder=" "
            enterKeyHint="search"
            className="field-input peer px-11 [&::-webkit-search-cancel-button]:hidden"
            {...wiring}
            {...control}
            type="search"
            ref={input}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label="Clear search"
            disabled={control.disabled}
            className="field-button peer-placeholder-shown:hidden"
            onClick={() => {
              if (input.current) empty(input.current)
              input.current?.focus()
            }}
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </Field>
  )
}

/** Empties a field as a person would, so that whoever listens to its changes hears of it. */
function empty(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
