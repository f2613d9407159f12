import { reportUnreadable } from '#app/browser/browser-storage.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import type { FormFields } from './form-fields.ts'

/** What was typed into a form, and whether it waits for the network. */
export type KeptFields = { readonly fields: FormFields; readonly isHeld: boolean }

/**
 * Stores what is typed into a form: until the tab is closed or, once it waits for the network, until it is sent. Stores
 * nothing where storage is forbidden or full. Browser only.
 * @param key for both session and local storage
 */
export function createKeptFields(key: string) {
  const release = () => void attempt(() => localStorage.removeItem(key))
  return {
    read(): KeptFields {
      const held = readFields(key, () => localStorage)
      return { fields: held ?? readFields(key, () => sessionStorage) ?? {}, isHeld: held !== null }
    },
    /** Call it on input. Also drops the waiting submission, which the new input replaces. */
    keep(fields: FormFields): void {
      release()
      attempt(() => sessionStorage.setItem(key, JSON.stringify(fields)))
    },
    /** Stores the submission until the network is back. @returns false where the browser cannot store it */
    hold: (fields: FormFields) => attempt(() => localStorage.setItem(key, JSON.stringify(fields))),
    drop(): void {
      release()
      attempt(() => sessionStorage.removeItem(key))
    },
  }
}

function readFields(key: string, open: () => Storage): FormFields | null {
  let text: string | null = null
  attempt(() => {
    text = open().getItem(key)
  })
  if (text === null) return null
  try {
    const entries = Object.entries(fieldsOf(JSON.parse(text)))
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch (error) {
    reportUnreadable('form', error)
    return null
  }
}

/** Private windows and site settings may forbid storage. */
function attempt(act: () => void): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}
