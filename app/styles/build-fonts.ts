import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fallbackFace, ownFace } from './font-faces.ts'
import { type FaceMetrics, readFaceMetrics } from './font-metrics.ts'

const require = createRequire(import.meta.url)

type SubsetOptions = {
  readonly targetFormat: 'sfnt' | 'woff2'
  readonly keepFeatures?: readonly string[]
  readonly noHinting?: boolean
  readonly variationAxes?: typeof textAxes | Readonly<Record<string, number>>
}

/** The package ships no types: this is the part of its manual that is used here. */
const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer> =
  require('subset-font')

const target = (name: string) => new URL(`./${name}`, import.meta.url)

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  '',
)
const punctuation = '\u00a0–—‘’“”…•·×'
const latinRange =
  'U+0020-007E, U+00A0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026'

const latin = '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'
/** Only this file of the package has the rupee sign, and only that is taken from it. */
const latinExt = '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2'
const display = '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2'

/** Weights the text face is used in, and its widths from condensed headings to normal text. */
const textAxes = {
  wght: { min: 400, max: 800, default: 400 },
  wdth: { min: 75, max: 100, default: 100 },
}
const textRange = { weight: '400 800', stretch: '75% 100%' }

function readSource(from: string): Buffer {
  return readFileSync(require.resolve(from))
}

/** Writes the part of a face that the pages use; answers its size in bytes. */
async function writeSubset(
  from: string,
  text: string,
  name: string,
  variationAxes?: typeof textAxes,
): Promise<number> {
  const font = await subsetFont(readSource(from), text, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'liga', 'mark', 'ccmp', 'tnum'],
    noHinting: true,
    variationAxes,
  })
  writeFileSync(target(`fonts/${name}.woff2`), font)
  return font.byteLength
}

async function measure(from: string, variationAxes?: Record<string, number>): Promise<FaceMetrics> {
  const options: SubsetOptions = { targetFormat: 'sfnt', variationAxes }
  return readFaceMetrics(await subsetFont(readSource(from), basicLatin, options))
}

async function fallbackRules(): Promise<string[]> {
  const family = 'Anek Latin Fallback'
  const text = await measure(latin, { wght: 400, wdth: 100 })
  const strong = await measure(latin, { wght: 700, wdth: 100 })
  const heading = await measure(latin, { wght: 800, wdth: 85 })
  const headline = await measure(latin, { wght: 800, wdth: 80 })
  const letters = await measure(display)
  const bold = { family, weight: '700 800', system: 'sansBold' } as const
  return [
    fallbackFace({ family, weight: '400 600', stretch: '75% 100%', system: 'sans' }, text),
    fallbackFace({ ...bold, stretch: '95% 100%' }, strong),
    fallbackFace({ ...bold, stretch: '83% 94%' }, heading),
    fallbackFace({ ...bold, stretch: '75% 82%' }, headline),
    fallbackFace({ family: 'Rozha One Fallback', weight: '400', system: 'serifBold' }, letters),
  ]
}

/** Makes the subset files and `fonts.css`. Running it twice writes the same bytes. */
async function buildFonts(): Promise<void> {
  const sizes = [
    await writeSubset(latin, basicLatin + punctuation, 'anek-latin', textAxes),
    await writeSubset(latinExt, '₹', 'anek-latin-rupee', textAxes),
    await writeSubset(display, basicLatin + punctuation, 'rozha-one'),
  ]
  const text = { family: 'Anek Latin', ...textRange }
  const rules = [
    '/* Written by build-fonts.ts: change that, then run it. */\n',
    ownFace({ ...text, file: 'anek-latin', range: latinRange }),
    ownFace({ ...text, file: 'anek-latin-rupee', range: 'U+20B9' }),
    ownFace({ family: 'Rozha One', weight: '400', file: 'rozha-one', range: latinRange }),
    ...(await fallbackRules()),
  ]
  writeFileSync(target('fonts.css'), rules.join('\n'))
  process.stdout.write(`fonts: ${sizes.join(' + ')} bytes\n`)
}

await buildFonts()
