/** Where the brand's owner writes them. */
export const BRAND_FILE = 'merchant/colours.css'

/** The brand's two colours as written in the shop's style sheet: mail cannot use its variables. */
export function readBrandColours(css: string): {
  readonly coral: string
  readonly marigold: string
} {
  return { coral: readToken(css, 'coral'), marigold: readToken(css, 'label-marigold') }
}

/** The brand's colour for words on white paper, #rrggbb; null when it is written in another way, which a PDF cannot use. */
export function readPrintedColour(css: string): string | null {
  const [, colour = null] =
    /^(?:light-dark\(\s*)?(#[\da-f]{6})\b/i.exec(readToken(css, 'coral-text')) ?? []
  return colour
}

function readToken(css: string, token: string): string {
  const [, value] = new RegExp(`--${token}:\\s*([^;}]+?)\\s*[;}]`).exec(css) ?? []
  if (value === undefined)
    throw new Error(`${BRAND_FILE} has no colour --${token}: add it, because letters need it.`)
  return value
}
