import { supportReference } from '#content/support-reference.ts'

/**
 * Says below a page that failed how its request is named in the log. React passes over elements of another kind among those
 * of the body, so its script still fits; with `data-page` the browser takes the note off when it shows another page.
 *
 * @param path as it stands in the address
 * @param requestId null where requests have no names
 */
export function addReference(html: string, path: string, requestId: string | null): string {
  if (requestId === null) return html
  const page = path.replaceAll('&', '&amp;')
  const note = `<aside data-page="${page}" class="bg-inset px-4 pt-8 pb-2 text-center text-sm">${supportReference(requestId)}</aside>`
  const end = html.includes('</main>') ? '</main>' : '<body>'
  return html.replace(end, () => `${end}${note}`)
}
