import { toPageNote } from '#app/shop/page-note.ts'
import { supportReference } from '#content/support-reference.ts'

/**
 * Says below a page that failed how its request is named in the log.
 *
 * @param path as it stands in the address
 * @param requestId null where requests have no names
 */
export function addReference(html: string, path: string, requestId: string | null): string {
  if (requestId === null) return html
  const note = toPageNote(path, supportReference(requestId))
  const end = html.includes('</main>') ? '</main>' : '<body>'
  return html.replace(end, () => `${end}${note}`)
}
