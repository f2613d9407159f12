import { reportUnreadable } from '#app/browser/browser-storage.ts'

/**
 * Where the browser keeps what was typed, until the tab is closed: an address is for nobody who
 * comes after. There is no card among the fields.
 */
export const DRAFT_KEY = 'party-gully-checkout'

/** What a field keeps at most: what is longer breaks its rule anyway. */
const LONGEST = 300

/** Text by field, and the codes that were applied as `coupon` and `referral`. */
export type CheckoutDraft = Readonly<Record<string, string>>

/** What was typed before the page was left; empty when nothing was, or it cannot be read. Browser only. */
export function readDraft(): CheckoutDraft {
  const text = readText()
  if (text === null) return {}
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

/** Keeps these fields beside those that are kept already; an empty text forgets its field. Browser only. */
export function keepDraft(fields: CheckoutDraft): void {
  const kept = Object.entries({ ...readDraft(), ...fields })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => [name, text.slice(0, LONGEST)])
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Forbidden or full: what was typed lives as long as the page.
  }
}

function readText(): string | null {
  try {
    return window.sessionStorage.getItem(DRAFT_KEY)
  } catch {
    // Forbidden: the same as having kept nothing.
    return null
  }
}
