import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Branding } from '#local-store/checkout/style-sheet.ts'

const styles = join(import.meta.dirname, '../../app/styles')
const read = (name: string) => readFileSync(join(styles, name), 'utf8')

/** The shop's tokens, fonts and theme, so that the local store's checkout looks like the shop. */
export function readCheckoutBranding(): Branding {
  const faces = new Map<string, Uint8Array<ArrayBuffer>>()
  const fontFaces = read('faces.css').replaceAll(/url\("\.\/(fonts\/[^"]+)"\)/g, (_, path) => {
    const face = new Uint8Array(readFileSync(join(styles, path)))
    const name = `${hash('sha256', face).slice(0, 12)}.woff2`
    faces.set(name, face)
    return `url("${name}")`
  })
  const [look = '', script = ''] = ['checkout-branding.css', 'checkout-theme.mjs'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
  return {
    styles: [
      fontFaces,
      ...['fallback-faces.css', 'tokens.css', '../../merchant/colours.css'].map(read),
      look,
    ].join('\n'),
    faces,
    script,
  }
}
