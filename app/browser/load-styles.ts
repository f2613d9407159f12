const sheets = new Map<string, Promise<void>>()

/**
 * Adds a style sheet to the page, behind its own, once. For parts that open on demand: a part imports its script and
 * this together, and is shown when both have loaded.
 * @returns resolves when the styles apply
 * @throws when the sheet fails to load; the next call tries again
 */
export function loadStyles(href: string): Promise<void> {
  const loading = sheets.get(href) ?? addSheet(href)
  sheets.set(href, loading)
  return loading
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      sheets.delete(href)
      reject(new Error(`${href} failed to load.`))
    }
    document.head.append(link)
  })
}
