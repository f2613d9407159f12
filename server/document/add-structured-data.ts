import type { Graph, Thing } from 'schema-dts'

/**
 * Adds a page's structured data (schema.org, JSON-LD) to the end of its body, where it delays nothing. React ignores
 * unknown elements there; the page removes it when the router shows another one (app/frame/page-listeners.tsx). Data is
 * not executed, so the page's policy need not allow it.
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
