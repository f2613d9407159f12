import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { onDemand } from '#app/browser/on-demand.tsx'
import { useDraftPin, useDraftText, useIsDraftUnsaved } from '#app/cart/store/checkout-draft.ts'
import type { FormState } from '#app/forms/use-form.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { TextField, type TextFieldProps } from '#app/ui/text-field.tsx'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import { checkout } from '#content/checkout.ts'
import { zoneTermsQuery } from './checkout-queries.ts'
import { FormSection } from './form-section.tsx'
import { fillIn, StateField } from './state-field.tsx'
import { useOrderPin } from './use-order-pin.ts'

const { fields } = checkout

const loadPlaces = onDemand(() => import('./fill-place.ts'))

/**
 * Who gets the games, and where (specification section 3, Checkout form). In the order of the local store's checkout, where
 * many shoppers meet the same fields again: the PIN code first, since it fills in city and state.
 */
export function DeliveryFields({ field }: { field: FormState<CheckoutInput>['field'] }) {
  const part = useRef<HTMLDivElement>(null)
  const pinCode = useDraftPin()
  const [triedPin, setTriedPin] = useState('')

  // The fields are uncontrolled: their values are in the page.
  useEffect(() => {
    if (pinCode.length === 6)
      loadPlaces()
        .then(
          ({ fillPlace }) => fillPlace(part.current, pinCode),
          () => undefined,
        )
        .then(() => setTriedPin(pinCode))
  }, [pinCode])

  const box = (name: keyof typeof fields, autoComplete: string, more: Partial<TextFieldProps>) => (
    <TextField
      {...fields[name]}
      autoComplete={autoComplete}
      enterKeyHint="next"
      required
      {...more}
      {...field(name)}
    />
  )

  return (
    <FormSection ref={part} number={1} title={checkout.delivery.title} className="grid-cols-2">
      {box('zipCode', 'postal-code', { inputMode: 'numeric', 'aria-describedby': 'pin-note' })}
      <PinNote isTried={pinCode !== '' && pinCode === triedPin} />
      {box('city', 'address-level2', {})}
      <StateField {...field('state')} />
      {box('address', 'street-address', { className: 'col-span-2' })}
      {box('firstName', 'given-name', { autoCapitalize: 'words', onBlur: splitName })}
      {box('lastName', 'family-name', { autoCapitalize: 'words', onBlur: splitName })}
      {box('email', 'email', { type: 'email', inputMode: 'email', className: HALF })}
      {box('phone', 'tel', { type: 'tel', inputMode: 'tel', enterKeyHint: 'go', className: HALF })}
      <p className="field-hint col-span-2">
        {useIsDraftUnsaved() ? checkout.delivery.unsavedText : checkout.delivery.text}
      </p>
      <FormNotice about="checkout" className="col-span-2" />
    </FormSection>
  )
}

/** A whole name, typed into the first field, fills both once the focus leaves them. */
function splitName({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) {
  const [first, last] = ['firstName', 'lastName'].map((name) =>
    currentTarget.form?.elements.namedItem(name),
  )
  if (!(first instanceof HTMLInputElement && last instanceof HTMLInputElement)) return
  const [given = '', family, ...more] = first.value.trim().split(/\s+/)
  const isBusy = relatedTarget === first || relatedTarget === last
  if (isBusy || !family || more.length > 0 || last.value) return
  fillIn(first, given)
  fillIn(last, family)
}

/** What the PIN code does, then what it left to type, since of many it tells the state alone, then when the order arrives. */
function PinNote({ isTried }: { isTried: boolean }) {
  const { pin, filled, missing, arrives } = checkout.delivery
  const { figures } = useShop().settings
  const { data: terms } = useQuery(zoneTermsQuery(useOrderPin(), figures))
  const place = [
    { name: 'city', text: useDraftText('city') },
    { name: 'state', text: useDraftText('state') },
  ]
  const empty = place.filter(({ text }) => !text?.trim()).map(({ name }) => name)
  return (
    <p id="pin-note" role="status" className="field-hint self-start pt-10.5 whitespace-pre-line">
      {!isTried ? (
        pin
      ) : empty.length > 0 ? (
        missing(empty)
      ) : (
        <b className="text-success">{terms?.days ? arrives(terms.days) : filled}</b>
      )}
    </p>
  )
}

/** Half of the row, all of it on phones. */
const HALF = 'col-span-2 sm:col-span-1'
