import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useDraftPin, useDraftText } from '#app/cart/store/checkout-draft.ts'
import { ComboField } from '#app/ui/combo-field.tsx'
import { checkout } from '#content/checkout.ts'
import { likelyStateQuery, stateNamesQuery } from './checkout-queries.ts'

export type StateFieldProps = {
  name: 'state'
  error: string | null
}

/**
 * The state: suggests the official list, accepts any text (decision 10, choice 18), and offers the state
 * of the form's PIN code.
 */
export function StateField({ name, error }: StateFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const pinCode = useDraftPin()
  const { data: names = [] } = useQuery(stateNamesQuery)
  const { data: likely } = useQuery(likelyStateQuery(pinCode, useDraftText('state') ?? ''))
  return (
    <div ref={field}>
      <ComboField
        label={checkout.fields.state.label}
        autoComplete="address-level1"
        enterKeyHint="next"
        required
        options={names}
        name={name}
        error={error}
      />
      <div role="status" className="text-sm text-muted empty:hidden">
        {likely && (
          <button
            type="button"
            className="link inline-flex min-h-touch items-center text-left"
            onClick={() => {
              const input = field.current?.querySelector('input')
              if (!input) return
              fillIn(input, likely)
              input.focus()
            }}
          >
            {checkout.likelyState(likely)}
          </button>
        )}
      </div>
    </div>
  )
}

/** Sets the value and fires `input`, so that the form notices. */
export function fillIn(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
