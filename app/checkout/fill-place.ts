import { findPlaceOfPinCode } from '#commerce/model/pin-code-place.ts'
import { fillIn } from './state-field.tsx'

/** What earlier PIN codes filled in. */
const filled = { city: '', state: '' }

/**
 * Fills in city and state, as far as the PIN code tells them. Keeps what the shopper typed; replaces what an earlier PIN
 * code filled in.
 * @param part of the page with both fields
 * @returns whether both are filled in from the PIN code
 */
export function fillPlace(part: Element | null, pinCode: string): boolean {
  const place = findPlaceOfPinCode(pinCode)
  const isFilled = (['city', 'state'] as const).map((name) => {
    const input = part?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    const text = place?.[name] ?? ''
    // The same text counts as filled in: a restored draft has what an earlier visit filled in.
    if (!input || !['', text, filled[name]].includes(input.value)) return false
    filled[name] = text
    if (input.value !== text) fillIn(input, text)
    return text !== ''
  })
  return isFilled.every(Boolean)
}
