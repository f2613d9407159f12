import { sourceHash } from './document-policy.ts'
import { inlineScript } from './inline-script.ts'

/** Inlines the style sheets of a page. `nonce` marks the added script as one of ours. */
export type InlineStyles = (html: string, nonce: string) => { html: string; hashes: string[] }

const links = /<link(?=[^>]* rel="stylesheet")[^>]* href="([^"]+)"[^>]*>/g

/**
 * Nothing is painted before the styles are loaded, and on a phone fetching them costs another round trip.
 * @param sheets the build's style sheets by path
 */
export function createInlineStyles(sheets: ReadonlyMap<string, string>): InlineStyles {
  const hashedSheets = new Map(
    [...sheets].map(([href, css]) => [href, { css, hash: sourceHash(css) }]),
  )
  return (html, nonce) => {
    const hashes = new Set<string>()
    const styled = html.replace(links, (link: string, href: string) => {
      const sheet = hashedSheets.get(href)
      if (!sheet) return link
      hashes.add(sheet.hash)
      return `<style data-href="${href}">${sheet.css}</style>`
    })
    if (hashes.size === 0) return { html, hashes: [] }
    const script = inlineScript(nonce, standInForLinks)
    return { html: styled.replace('</head>', () => `${script}</head>`), hashes: [...hashes] }
  }
}

/**
 * Runs in the page. React looks for the link of a style sheet and loads it when missing; a disabled link is never
 * loaded. It is added by script, because the browser's preload scanner would load one in the HTML.
 */
function standInForLinks(): void {
  'in page'
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.toggleAttribute('disabled', true)
    link.dataset.precedence = 'page'
    link.setAttribute('href', style.dataset.href ?? '')
    style.after(link)
  }
}
