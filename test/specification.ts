import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const words = readFileSync(resolve(import.meta.dirname, '../docs/specification.md'), 'utf8')

/**
 * Returns a text for shoppers after checking that the specification contains it word for word. Tests take every quoted
 * text from here, so that they assert the specification, not our wording.
 * @throws when the specification does not contain the text
 */
export function specified(text: string): string {
  if (!words.includes(text)) throw new Error(`The specification does not say: ${text}`)
  return text
}
