import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Complete fonts, because buyers' names may use any letter; one weight each, because PDF has no variable fonts. */
const sources = [
  ['text', '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2', 400],
  [
    'text-more',
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
    400,
  ],
  ['strong', '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2', 700],
  [
    'strong-more',
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
    700,
  ],
  ['display', '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2', null],
  ['hindi', '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2', null],
] as const

/** The files in `fonts/`, by their path in this folder; reproducible byte for byte. */
export async function buildPaperFonts(): Promise<Map<string, Buffer>> {
  const built = new Map<string, Buffer>()
  for (const [name, from, weight] of sources) {
    const packed = readFileSync(require.resolve(from))
    const plain = await subsetFont(packed, undefined, {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      noHinting: true,
      ...(weight !== null && { variationAxes: { wght: weight, wdth: 100 } }),
    })
    built.set(`fonts/${name}.ttf`, plain)
  }
  return built
}
