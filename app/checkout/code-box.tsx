import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Field } from '#app/ui/field.tsx'

export type CodeBoxProps = {
  words: { label: string; hint: string; apply: string; busy?: string; applied: string }
  /** The code that counts; null when none does. */
  applied: string | null
  /** What the box begins with. */
  offered?: string
  isBusy?: boolean
  /** Why the code in the box does not count; null when nothing is wrong. */
  problem: string | null
  /** True when the code counts now. */
  onApply: (text: string) => Promise<boolean> | boolean
  onRemove: () => void
  /** The text in the box was changed. */
  onEdit?: () => void
}

/** A box for a code, or the code that was applied, with a way to take it out again. */
export function CodeBox(props: CodeBoxProps) {
  const { words, applied, offered = '', onApply, onRemove } = props
  const place = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')

  // Joins the box to a code that the browser kept; what was typed meanwhile stays.
  useEffect(() => {
    if (offered) setText((present) => present || offered)
  }, [offered])

  /** What had the focus goes with the box or the code: the keyboard stays here. */
  async function submit(event: FormEvent) {
    event.preventDefault()
    const isApplied = await onApply(text)
    if (isApplied) setText('')
    const input = place.current?.querySelector('input')
    if (isApplied) place.current?.focus({ preventScroll: true })
    else input?.focus()
  }

  function remove() {
    onRemove()
    place.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
      {applied === null ? (
        <EmptyBox {...props} text={text} onText={setText} onSubmit={submit} />
      ) : (
        <div className="grid justify-items-start gap-1.5">
          <p className="field-label">{words.label}</p>
          <div className="flex max-w-full flex-wrap items-center gap-2">
            <Chip onRemove={remove} removeLabel={`Remove ${words.label.toLowerCase()} ${applied}`}>
              {applied}
            </Chip>
            <Badge tone="success">{words.applied}</Badge>
          </div>
        </div>
      )}
    </div>
  )
}

type EmptyBoxProps = CodeBoxProps & {
  text: string
  onText: (text: string) => void
  onSubmit: (event: FormEvent) => void
}

function EmptyBox({ words, isBusy, problem, text, onText, onSubmit, onEdit }: EmptyBoxProps) {
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
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
              spellCheck={false}
              onChange={({ currentTarget }) => {
                onText(toCapitals(currentTarget))
                onEdit?.()
              }}
            />
            <Button
              type="submit"
              variant="outline"
              className="shrink-0"
              disabled={isBusy || text.trim() === ''}
            >
              {isBusy ? words.busy : words.apply}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}

/** The box in capitals, with the caret where it was (specification section 5: upper case while typing). */
function toCapitals(input: HTMLInputElement): string {
  const capitals = input.value.toUpperCase()
  if (capitals !== input.value) {
    const { selectionStart } = input
    input.value = capitals
    input.setSelectionRange(selectionStart, selectionStart)
  }
  return capitals
}
