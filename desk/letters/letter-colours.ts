import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_FILE, readBrandColours } from './brand-colours.ts'

/*
 * The colours of letters: those of `app/styles/tokens.css` and the brand's. `letters.test.ts` measures their contrast.
 */

const brandFile = join(import.meta.dirname, '../..', BRAND_FILE)

export const light = {
  ground: '#fff6e6',
  paper: '#ffffff',
  ink: '#1b0f24',
  muted: '#655270',
  inset: '#ffe6bd',
}
export const dark = {
  ground: '#160c1d',
  paper: '#241530',
  ink: '#fff4e0',
  muted: '#c6b4cf',
  inset: '#301c40',
}

/** The label with dark lettering, the same in both themes. */
export const label = { ink: '#1b0f24', ...readBrandColours(readFileSync(brandFile, 'utf8')) }
