import { onArrival } from '#app/browser/page-return.ts'
import { takeSessionItem } from '#app/browser/take-session-item.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import { fieldsOf, parseJson } from '#commerce/model/stored-fields.ts'

/** Session storage key: the message of the next page shown in this tab. */
export const MESSAGE_KEY = 'party-gully-news'

/** What a page leaves for the next one to say. */
export type PageMessage = Required<Pick<Toast, 'title' | 'description'>>

/** Leaves a message for the next page shown in this tab. @returns false where storage is forbidden */
export function leaveMessage(message: PageMessage): boolean {
  try {
    sessionStorage.setItem(MESSAGE_KEY, JSON.stringify(message))
    return true
  } catch {
    return false
  }
}

/** Shows the message that was left for this page: at once, and when Back restores the page. @returns stops it */
export const showMessageOnArrival = () =>
  onArrival(() => {
    const message = readMessage(takeSessionItem(MESSAGE_KEY))
    if (message) showToast(message)
  })

/** @returns null when there is none, or the text is not one */
function readMessage(text: string | null): PageMessage | null {
  const { title, description } = fieldsOf(parseJson(text ?? ''))
  return typeof title === 'string' && typeof description === 'string'
    ? { title, description }
    : null
}
