import { reportUnreadable } from '#app/browser/browser-storage.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import type { FormFields } from './form-fields.ts'

/** What was typed into a form, and whether it waits for the network. */
export type StoredForm = { readonly fields: FormFields; readonly isQueued: boolean }

/**
 * Stores what is typed into a form: until the tab is closed or, once it waits for the network, until it is sent. Stores
 * nothing where storage is forbidden or full. Browser only.
 * @param key for both session and local storage
 */
export function createFormStorage(key: string) {
  const unqueue = () => void attempt(() => localStorage.removeItem(key))
  return {
    read(): StoredForm {
      const queued = readFields(key, () => localStorage)
      return {
        fields: queued ?? readFields(key, () => sessionStorage) ?? {},
        isQueued: queued !== null,
      }
    },
    /** Call it on input. Also drops the waiting submission, which the new input replaces. */
    store(fields: FormFields): void {
      unqueue()
      attempt(() => sessionStorage.setItem(key, JSON.stringify(fields)))
    },
    /** Stores the submission until the network is back. @returns false where the browser cannot store it */
    storeForSending: (fields: FormFields) =>
      attempt(() => localStorage.setItem(key, JSON.stringify(fields))),
    clear(): void {
      unqueue()
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
