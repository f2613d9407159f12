import { html } from 'hono/html'
import type { Markup } from './page-frame.ts'

/** Text whose ranges, such as "1-2 business days", do not break at the hyphen or before their first word. */
export function unbroken(text: string): readonly (string | Markup)[] {
  return text
    .split(/(\d+-\d+ \S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<span class="unbroken">${part}</span>` : part))
}
