import { addNote, sayMoment, toPageNote } from '#app/shop/page-note.ts'
import { oldPage } from '#content/old-page.ts'

/**
 * Says below a document's bar when its goods were read.
 *
 * @param path as it stands in the address
 */
export function sayTime(html: string, time: Date, path: string): string {
  return addNote(html, toPageNote(path, oldPage.asOf(sayMoment(time))))
}
