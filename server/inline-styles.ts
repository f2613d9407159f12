import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from './document-policy.ts'

/** Puts the style sheets of a page into it. `nonce` marks the added script as one of ours. */
export type InlineStyles = (html: string, nonce: string) => { html: string; hashes: string[] }

type Sheet = { readonly css: string; readonly hash: string }

const links = /<link(?=[^>]* rel="stylesheet")[^>]* href="([^"]+)"[^>]*>/g

/**
 * Nothing is painted before the styles are there, and fetching them costs a phone's network another round trip.
 * @param directory of the built browser files, whose sheets are read once; null where there are none
 */
export function createInlineStyles(directory: string | null): InlineStyles {
  const sheets = directory === null ? new Map<string, Sheet>() : readSheets(directory)
  return (html, nonce) => {
    const hashes = new Set<string>()
    const styled = html.replace(links, (link: string, href: string) => {
      const sheet = sheets.get(href)
      if (!sheet) return link
      hashes.add(sheet.hash)
      return `<style data-href="${href}">${sheet.css}</style>`
    })
    if (hashes.size === 0) return { html, hashes: [] }
    const script = `<script nonce="${nonce}">(${standInForLinks.toString()})()</script>`
    return { html: styled.replace('</head>', () => `${script}</head>`), hashes: [...hashes] }
  }
}

/**
 * Runs in the page. React looks for the link of a sheet, and takes a missing one for a sheet to load; a disabled link is
 * never loaded. Written into the HTML it would be, by the browser's preload scanner.
 */
function standInForLinks(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.toggleAttribute('disabled', true)
    link.dataset.precedence = 'page'
    link.setAttribute('href', style.dataset.href ?? '')
    style.after(link)
  }
}

function readSheets(directory: string): Map<string, Sheet> {
  const names = readdirSync(join(directory, 'assets')).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => {
      const css = readFileSync(join(directory, 'assets', name), 'utf8')
      return [`/assets/${name}`, { css, hash: sourceHash(css) }]
    }),
  )
}
