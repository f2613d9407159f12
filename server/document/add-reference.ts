import { toPageNote } from '#app/shop/page-note.ts'
import { supportReference } from '#content/support-reference.ts'

/**
 * Adds the request's id, as in the log, below a page that failed.
 *
 * @param path as in the URL
 * @param requestId null when requests have no ids
 */
export function addReference(html: string, path: string, requestId: string | null): string {
  if (requestId === null) return html
  const note = toPageNote(path, supportReference(requestId))
  const end = html.includes('</main>') ? '</main>' : '<body>'
  return html.replace(end, () => `${end}${note}`)
}
