/** The text of a page with single spaces. */
export function pageText(html: string): string {
  return (
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
      // Keeps words on one line (app/ui/unbroken.tsx), and so ends none.
      .replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
  )
}
