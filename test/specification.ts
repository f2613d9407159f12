import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const words = readFileSync(resolve(import.meta.dirname, '../docs/specification.md'), 'utf8')

/**
 * Hands back a text that a shopper reads, after making sure that the specification says it, word
 * for word. Tests take every quoted text through here, so that none is asserted as we wrote it.
 * @throws when the specification does not hold the text
 */
export function specified(text: string): string {
  if (!words.includes(text)) throw new Error(`The specification does not say: ${text}`)
  return text
}
