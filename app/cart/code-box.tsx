import { type FormEvent, useRef, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Field } from '#app/ui/field.tsx'
import type { AppliedCode } from './use-applied-code.ts'

export type CodeBoxProps = {
  words: {
    label: string
    hint: string | null
    apply: string
    busy: string
    applied: string
    remove: (code: string) => string
  }
  applied: AppliedCode
  /** Initial text. */
  offered?: string
  /** The store takes nothing off for it; the total says why. */
  isRefused?: boolean
}

/** A box for a code, or the applied code with a button to remove it. */
export function CodeBox({ words, applied, offered = '', isRefused = false }: CodeBoxProps) {
  const part = useRef<HTMLDivElement>(null)
  const { code, remove } = applied
  return (
    <div ref={part} tabIndex={-1} className="min-w-0 outline-none">
      {code === null ? (
        <EmptyBox words={words} applied={applied} offered={offered} />
      ) : (
        <div className="grid justify-items-start gap-1.5">
          <p className="field-label">{words.label}</p>
          <div className="flex max-w-full flex-wrap items-center gap-2">
            <Chip
              removeLabel={words.remove(code)}
              onRemove={() => {
                remove()
                part.current?.focus({ preventScroll: true })
              }}
            >
              {code}
            </Chip>
            {!isRefused && <Badge tone="success">{words.applied}</Badge>}
          </div>
        </div>
      )}
    </div>
  )
}

function EmptyBox({ words, applied, offered }: Required<Omit<CodeBoxProps, 'isRefused'>>) {
  const { problem, isValidating, apply, setProblem } = applied
  // Null until the shopper types: the offered code is only known after hydration.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? offered

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The button is disabled while the code is checked, and would lose focus.
    event.currentTarget.querySelector('input')?.focus()
    apply(text)
  }

  return (
    <form ref={keepFocus} method="post" noValidate onSubmit={submit}>
      <Field label={words.label} hint={words.hint} error={problem}>
        {(wiring) => (
          <div className="flex gap-2">
            <input
              {...wiring}
              className="field-input min-w-0"
              value={text}
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              enterKeyHint="done"
              spellCheck={false}
              onChange={({ currentTarget }) => {
                setTyped(toCapitals(currentTarget))
                setProblem(null)
              }}
            />
            <Button
              type="submit"
              variant="outline"
              className="shrink-0"
              disabled={isValidating || text.trim() === ''}
            >
              {isValidating ? words.busy : words.apply}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

/** Moves focus to the wrapper when the box unmounts, so that the applied code is announced. */
function keepFocus(form: HTMLFormElement | null) {
  const part = form?.parentElement
  return () => {
    if (form?.contains(document.activeElement)) part?.focus({ preventScroll: true })
  }
}

/** Converts the text to upper case and keeps the caret (specification section 5). */
function toCapitals(input: HTMLInputElement): string {
  const capitals = input.value.toUpperCase()
  if (capitals !== input.value) {
    const { selectionStart } = input
    input.value = capitals
    input.setSelectionRange(selectionStart, selectionStart)
  }
  return capitals
}
