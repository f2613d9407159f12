import type { Graph, Thing } from 'schema-dts'

/**
 * Adds the things that a page is about (schema.org, JSON-LD) to the end of its body, where they delay nothing. React leaves
 * alone what it does not know there; the page takes them out when the router shows another (app/frame/frame-manners.tsx).
 * Data are not run, so the page's policy has nothing to allow.
 * @param path of the page, percent-encoded
 */
export function addStructuredData(html: string, things: readonly Thing[], path: string): string {
  const end = html.lastIndexOf('</body>')
  if (things.length === 0 || end === -1) return html
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  const attributes = `type="application/ld+json" data-page="${path.replaceAll('&', '&amp;')}"`
  return `${html.slice(0, end)}<script ${attributes}>${escapeForScript(JSON.stringify(graph))}</script>${html.slice(end)}`
}

/** So that no text of the catalogue can close the element (HTML standard, restrictions for contents of script elements). */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
