import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The one style sheet of the checkout pages. */
export type StyleSheet = {
  /** File name with the hash of its text, so that it may be kept for good. */
  name: string
  text: string
}

export function readStyleSheet(): StyleSheet {
  const text = readFileSync(join(import.meta.dirname, 'checkout.css'), 'utf8')
  return { name: `checkout.${hash('sha256', text).slice(0, 12)}.css`, text }
}
