/** The text of a page with single spaces. */
export function pageText(html: string): string {
  return (
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
      // Keeps words on one line or links an address (app/ui/running-text.tsx), and so ends no word.
      .replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1')
      .replace(/<a href="mailto:[^>]*>([^<]*)<\/a>/g, '$1')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ')
  )
}
