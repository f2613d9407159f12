import { type FormEvent, useState } from 'react'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { isPinCode } from '#commerce/model/delivery-zone.ts'
import { plainDigits } from '#commerce/model/plain-digits.ts'
import { deliveryDay as words } from '#content/delivery-day.ts'
import { saveDeliveryPin } from './delivery-pin.ts'

export type PinFormProps = {
  /** The stored PIN code; null for none. */
  pinCode: string | null
  onDone: () => void
}

/** Asks for the PIN code and stores it in this browser. */
export function PinForm({ pinCode, onDone }: PinFormProps) {
  const [problem, setProblem] = useState<string | null>(null)

  /** @returns whether it is a PIN code */
  function save(form: HTMLFormElement): boolean {
    const typed = plainDigits(String(new FormData(form).get('pin')).replace(/[\s\p{Pd}]/gu, ''))
    if (!isPinCode(typed)) return false
    saveDeliveryPin(typed)
    onDone()
    return true
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!save(event.currentTarget)) setProblem(words.wrong)
  }

  return (
    <form
      ref={moveFocusOnUnmount}
      noValidate
      className="grid gap-1.5"
      onSubmit={submit}
      // The sixth digit is enough; before it, the error no longer is about what is typed (specification section 4).
      onInput={({ currentTarget }) => save(currentTarget) || setProblem(null)}
    >
      <div className="flex items-start gap-3 *:first:flex-1">
        <Field label={words.label} error={problem} isAlert>
          {(wiring) => (
            <input
              {...wiring}
              ref={focusOnMount}
              className="field-input"
              name="pin"
              inputMode="numeric"
              autoComplete="postal-code"
              enterKeyHint="go"
              maxLength={20}
              defaultValue={pinCode ?? ''}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" className="mt-7">
          {words.show}
        </Button>
      </div>
      <FormNotice about="pin" />
    </form>
  )
}

/** Takes the focus, since the shopper opened the form with a button. */
function focusOnMount(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
