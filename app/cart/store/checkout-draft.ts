import { useSyncExternalStore } from 'react'
import { isOnlyInMemory } from '#app/browser/browser-storage.ts'
import { createStoredValue } from '#app/browser/stored-value.ts'

/**
 * Session storage key of the form's input, kept only until the tab is closed to protect the address. It includes no
 * card data.
 */
const DRAFT_KEY = 'party-gully-checkout'

/** Longest stored value: longer input is invalid anyway. */
const MAX_LENGTH = 300

/** Text by field. */
export type CheckoutDraft = Readonly<Record<string, string>>

const stored = createStoredValue<CheckoutDraft>({
  key: DRAFT_KEY,
  area: 'sessionStorage',
  read: readTexts,
  absent: {},
  name: 'checkout',
})

/** The stored input; empty when absent or invalid. Browser only. */
export const readDraft = stored.get

/** E-mail, PIN code and state as typed so far. Browser only. */
export function readContact() {
  const { email = '', zipCode = '', state = '' } = readDraft()
  return { email: email.trim(), zip: withoutGaps(zipCode), province: state.trim() }
}

/** Merges these fields into the draft; empty text removes a field. Browser only. */
export function saveDraft(fields: CheckoutDraft): void {
  const saved = Object.entries({ ...readDraft(), ...fields })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => [name, text.slice(0, MAX_LENGTH)])
  stored.set(Object.fromEntries(saved))
}

const withoutGaps = (pinCode: string) => pinCode.replace(/[\s\p{Pd}]/gu, '')

/** Subscribes to the PIN code as typed so far: many write `560 001` or `560-001`. */
export const useDraftPin = () => withoutGaps(useDraftText('zipCode') ?? '')

/** Subscribes to one text of the draft; null when absent, and on the server. */
export function useDraftText(name: string): string | null {
  return useSyncExternalStore(
    stored.subscribe,
    () => readDraft()[name] ?? null,
    () => null,
  )
}

/** Subscribes to whether the browser refuses to store what is typed. */
export function useIsDraftUnsaved(): boolean {
  return useSyncExternalStore(
    stored.subscribe,
    () => isOnlyInMemory(DRAFT_KEY),
    () => false,
  )
}

function readTexts(value: unknown): CheckoutDraft | null {
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'string'))
}
