import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HashedFile, toHashedFile } from './hashed-file.ts'

/** A shop's look for the checkout pages, as merchants give it to a hosted provider. */
export type Branding = {
  /** CSS rules that follow the store's own. */
  readonly styles: string
  /** The font files that the rules use, by the name in their `url()`. */
  readonly faces: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** A script that runs in the head of every page, before it is painted. */
  readonly script: string
}

/** In cascade order; print rules come last. */
const sheets = ['page', 'layout', 'form', 'choices', 'marks', 'buttons', 'summary', 'order']

/** The one style sheet of the checkout pages. */
export function readStyleSheet(branding: Branding | null): HashedFile {
  const folder = join(import.meta.dirname, 'styles')
  const rules = sheets.map((name) => readFileSync(join(folder, `${name}.css`), 'utf8'))
  const text = [...rules, branding?.styles ?? ''].join('\n')
  return toHashedFile('checkout', 'css', text)
}
