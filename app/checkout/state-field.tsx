import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ComboField } from '#app/ui/combo-field.tsx'
import { checkout } from '#content/checkout.ts'
import { useDraftText } from './checkout-draft.ts'
import { likelyStateQuery, stateNamesQuery } from './checkout-queries.ts'

export type StateFieldProps = {
  name: 'state'
  error: string | null
  className?: string
}

/**
 * The state: the official list, and any other text (decisions, choice 18). Beside it stands, as a
 * hint and never as a rule, where the PIN code of the same form belongs.
 */
export function StateField({ name, error, className }: StateFieldProps) {
  const field = useRef<HTMLDivElement>(null)
  const pinCode = (useDraftText('zipCode') ?? '').trim()
  const { data: names = [] } = useQuery(stateNamesQuery)
  const { data: likely } = useQuery(likelyStateQuery(pinCode, useDraftText('state') ?? ''))
  return (
    <div ref={field} className={className}>
      <ComboField
        label={checkout.fields.state.label}
        autoComplete="address-level1"
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
            onClick={() => type(field.current?.querySelector('input'), likely)}
          >
            {checkout.likelyState(likely)}
          </button>
        )}
      </div>
    </div>
  )
}

/** As if it were typed: the form hears of it. */
function type(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
