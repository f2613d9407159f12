import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The one style sheet of the checkout pages. */
type StyleSheet = {
  /** File name with a hash of the content, so that it can be cached forever. */
  name: string
  text: string
}

/** In cascade order; print rules come last. */
const parts = ['page', 'layout', 'form', 'choices', 'buttons', 'summary', 'order']

export function readStyleSheet(): StyleSheet {
  const folder = join(import.meta.dirname, 'styles')
  const text = parts.map((part) => readFileSync(join(folder, `${part}.css`), 'utf8')).join('\n')
  return { name: `checkout.${hash('sha256', text).slice(0, 12)}.css`, text }
}
