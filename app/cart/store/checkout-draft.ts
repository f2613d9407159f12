import { useSyncExternalStore } from 'react'
import { reportUnreadable } from '#app/browser/browser-storage.ts'

/**
 * Session storage key of the form's input, kept only until the tab is closed to protect the address. It includes no
 * card data.
 */
const DRAFT_KEY = 'party-gully-checkout'

/** Longest stored value: longer input is invalid anyway. */
const MAX_LENGTH = 300

/** Text by field. */
export type CheckoutDraft = Readonly<Record<string, string>>

const listeners = new Set<() => void>()
let cached: { readonly text: string | null; readonly draft: CheckoutDraft } = {
  text: null,
  draft: {},
}
/** Fallback without storage, for the life of the page. */
let unsaved: string | null = null

/** The stored input; empty when absent or invalid. Browser only. */
export function readDraft(): CheckoutDraft {
  const text = unsaved ?? readText()
  if (text !== cached.text) cached = { text, draft: text === null ? {} : parse(text) }
  return cached.draft
}

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
  const text = JSON.stringify(Object.fromEntries(saved))
  try {
    window.sessionStorage.setItem(DRAFT_KEY, text)
    unsaved = null
  } catch {
    // Forbidden or full.
    unsaved = text
  }
  for (const listener of listeners) listener()
}

const withoutGaps = (pinCode: string) => pinCode.replace(/[\s\p{Pd}]/gu, '')

/** Subscribes to the PIN code as typed so far: many write `560 001` or `560-001`. */
export const useDraftPin = () => withoutGaps(useDraftText('zipCode') ?? '')

/** Subscribes to one text of the draft; null when absent, and on the server. */
export function useDraftText(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readDraft()[name] ?? null,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function parse(text: string): CheckoutDraft {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).filter((entry) => typeof entry[1] === 'string'),
      )
    }
    reportUnreadable('checkout', 'not a draft')
  } catch (error) {
    reportUnreadable('checkout', error)
  }
  return {}
}

function readText(): string | null {
  try {
    return window.sessionStorage.getItem(DRAFT_KEY)
  } catch {
    // Storage is forbidden.
    return null
  }
}
