import { type FormEvent, useState } from 'react'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isPinCode } from '#commerce/model/delivery-zone.ts'
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

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('pin')).replace(/\s/g, '')
    if (!isPinCode(typed)) return setProblem(words.wrong)
    saveDeliveryPin(typed)
    onDone()
  }

  return (
    <form ref={moveFocusOnUnmount} noValidate className="grid gap-1.5" onSubmit={submit}>
      <div className="flex items-start gap-3 *:first:flex-1">
        <TextField
          ref={focusOnMount}
          label={words.label}
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="go"
          maxLength={7}
          defaultValue={pinCode ?? ''}
          error={problem}
        />
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
