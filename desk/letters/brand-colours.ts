import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'merchant/colours.css'

/** The brand's two colours as written in the shop's style sheet: mail cannot use its variables. */
export function readBrandColours(css: string): {
  readonly coral: string
  readonly marigold: string
} {
  return { coral: readToken(css, 'coral'), marigold: readToken(css, 'label-marigold') }
}

export const brandColours = readBrandColours(
  readFileSync(join(import.meta.dirname, '../..', FILE), 'utf8'),
)

function readToken(css: string, token: string): string {
  const [, value] = new RegExp(`--${token}:\\s*([^;}]+?)\\s*[;}]`).exec(css) ?? []
  if (value === undefined)
    throw new Error(`${FILE} has no colour --${token}: add it, because letters need it.`)
  return value
}
