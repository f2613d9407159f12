import { addNote, formatMoment, toPageNote } from '#app/shop/page-note.ts'
import { oldPage } from '#content/old-page.ts'

/**
 * Adds a note below a document's header that says when its data was read.
 *
 * @param path as in the URL
 */
export function addRenderTime(html: string, time: Date, path: string): string {
  return addNote(html, toPageNote(path, oldPage.asOf(formatMoment(time))))
}
