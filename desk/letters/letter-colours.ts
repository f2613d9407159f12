import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_FILE, readBrandColours, readPrintedColour } from './brand-colours.ts'

/*
 * The colours of letters: those of `app/styles/tokens.css` and the brand's. `letters.test.ts` measures their contrast.
 */

const brandCss = readFileSync(join(import.meta.dirname, '../..', BRAND_FILE), 'utf8')

export const light = {
  ground: '#fff6e6',
  paper: '#ffffff',
  ink: '#1b0f24',
  muted: '#655270',
  inset: '#ffe6bd',
}
export const dark = {
  ground: '#160c1d',
  paper: '#2e1b3e',
  ink: '#fff4e0',
  muted: '#c6b4cf',
  inset: '#41275e',
}

/** The label with dark lettering, the same in both themes. */
export const label = { ink: '#1b0f24', ...readBrandColours(brandCss) }

/** The brand's colour on printed papers. */
export const printedBrand = readPrintedColour(brandCss) ?? light.ink
