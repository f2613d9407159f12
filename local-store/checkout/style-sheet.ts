import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A shop's look for the checkout pages, as merchants give it to a hosted provider. */
export type Branding = {
  /** CSS rules that follow the store's own. */
  readonly styles: string
  /** The font files that the rules use, by the name in their `url()`. */
  readonly faces: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** A script that runs in the head of every page, before it is painted. */
  readonly script: string
}

/** The one style sheet of the checkout pages. */
type StyleSheet = {
  /** File name with a hash of the content, so that it can be cached forever. */
  name: string
  text: string
}

/** In cascade order; print rules come last. */
const parts = ['page', 'layout', 'form', 'choices', 'marks', 'buttons', 'summary', 'order']

export function readStyleSheet(branding: Branding | null): StyleSheet {
  const folder = join(import.meta.dirname, 'styles')
  const own = parts.map((part) => readFileSync(join(folder, `${part}.css`), 'utf8'))
  const text = [...own, branding?.styles ?? ''].join('\n')
  return { name: `checkout.${hash('sha256', text).slice(0, 12)}.css`, text }
}
