import { type FormEvent, useState } from 'react'
import { minus } from '#app/cart/quote/total-rows.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Field } from '#app/ui/field.tsx'
import type { QuotedCode } from '#commerce/model/order-quote.ts'
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
  /** A code that the hint is about: it begins with it, and a tap on it applies it. */
  suggested?: string | null
  /** What it does, once the store has responded. The totals say why it takes nothing off. */
  effect?: QuotedCode | undefined
}

/** A box for a code, or one row: the applied code with a button to remove it, and its saving. */
export function CodeBox({ effect, ...box }: CodeBoxProps) {
  const { words, applied } = box
  const { code, remove } = applied
  if (code === null) return <EmptyBox {...box} />
  return (
    <div ref={keepFocus} className="flex flex-wrap items-center gap-2 pt-1">
      <Chip removeLabel={words.remove(code)} onRemove={remove}>
        {code}
      </Chip>
      {effect?.valid !== false && (
        <Badge tone="success" className="ml-auto">
          <span>{words.applied}</span>
          {effect && effect.discount.minor > 0 && <b>{minus(effect.discount)}</b>}
        </Badge>
      )}
    </div>
  )
}

function EmptyBox({ words, applied, offered = '', suggested }: Omit<CodeBoxProps, 'effect'>) {
  const { findProblem, isValidating, apply, clearProblem } = applied
  // Null until the shopper types: the offered code is only known after hydration.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? offered

  function tryText(form: HTMLFormElement | null, tried: string) {
    setTyped(tried)
    apply(tried, () => {
      focusGroup(form)
      setTyped('')
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The button is disabled while the code is checked, and would lose focus.
    const form = event.currentTarget
    form.querySelector('input')?.focus()
    tryText(form, text)
  }

  const hint = suggested ? (
    <button
      type="button"
      className="min-h-touch text-left"
      aria-disabled={isValidating}
      onClick={({ currentTarget }) => isValidating || tryText(currentTarget.form, suggested)}
    >
      <span className="sr-only">{words.apply}</span> <b className="link">{suggested}</b>{' '}
      {words.hint}
    </button>
  ) : (
    words.hint
  )

  return (
    <form ref={keepFocus} method="post" noValidate onSubmit={submit}>
      <Field label={words.label} hint={hint} error={findProblem(text)} isAlert>
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
              onChange={({ currentTarget, nativeEvent }) => {
                // A keyboard that still composes the text would enter a changed one again, after it.
                const isComposed = 'isComposing' in nativeEvent && nativeEvent.isComposing
                setTyped(isComposed ? currentTarget.value : toCapitals(currentTarget))
                clearProblem()
              }}
              onCompositionEnd={({ currentTarget }) => setTyped(toCapitals(currentTarget))}
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

/** Moves focus to the group of codes when its part unmounts, so that a change is announced. */
function keepFocus(part: HTMLElement | null) {
  return () => focusGroup(part)
}

/** Moves focus from a part to its group of codes. */
function focusGroup(part: HTMLElement | null) {
  if (part?.contains(document.activeElement))
    part.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
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
