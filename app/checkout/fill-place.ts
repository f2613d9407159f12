import { findPlaceOfPinCode } from '#commerce/model/pin-code-place.ts'
import { fillIn } from './state-field.tsx'

/** What earlier PIN codes filled in. */
const filled = { city: '', state: '' }

/**
 * Fills in city and state, as far as the PIN code tells them. Keeps what the shopper typed; replaces what an earlier PIN
 * code filled in.
 * @param part of the page with both fields
 */
export function fillPlace(part: Element | null, pinCode: string): void {
  const place = findPlaceOfPinCode(pinCode)
  for (const name of ['city', 'state'] as const) {
    const input = part?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const text = place?.[name] ?? ''
    // A restored draft has what an earlier visit filled in.
    if (!input || !['', text, filled[name]].includes(input.value)) continue
    filled[name] = text
    if (input.value !== text) fillIn(input, text)
  }
}
