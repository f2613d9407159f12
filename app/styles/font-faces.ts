import { averageWidth, type FaceMetrics } from './font-metrics.ts'

/** Letter widths (thousandths of an em) of common system fonts: a to z and the space. */
const systemWidths = {
  sans: '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 278',
  sansBold:
    '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 278',
  serifBold:
    '500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 250',
} as const

/** Local names of those fonts on phones and computers. */
const systemNames = {
  sans: ['Roboto', 'Arial', 'Liberation Sans'],
  sansBold: ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold'],
  serifBold: ['Noto Serif Bold', 'Times New Roman Bold', 'Liberation Serif Bold'],
} as const

type SystemFace = keyof typeof systemWidths

function systemAverage(face: SystemFace): number {
  const widths = systemWidths[face].split(' ').map(Number)
  const letters = 'abcdefghijklmnopqrstuvwxyz '
  return averageWidth((letter) => widths[letters.indexOf(letter)] ?? 0) / 1000
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

function rule(declarations: readonly (string | false)[]): string {
  const lines = declarations.filter((line) => line !== false).map((line) => `  ${line};`)
  return `@font-face {\n${lines.join('\n')}\n}\n`
}

export type FallbackFace = {
  readonly family: string
  readonly weight: string
  readonly stretch?: string
  readonly system: SystemFace
}

/** A system font scaled to the metrics of ours, so that the swap shifts nothing. */
export function fallbackFace(face: FallbackFace, metrics: FaceMetrics): string {
  const adjust = metrics.averageWidth / metrics.unitsPerEm / systemAverage(face.system)
  const em = metrics.unitsPerEm * adjust
  return rule([
    `font-family: "${face.family}"`,
    `font-weight: ${face.weight}`,
    face.stretch !== undefined && `font-stretch: ${face.stretch}`,
    `src: ${systemNames[face.system].map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${percent(adjust)}`,
    `ascent-override: ${percent(metrics.ascent / em)}`,
    `descent-override: ${percent(metrics.descent / em)}`,
    `line-gap-override: ${percent(metrics.lineGap / em)}`,
  ])
}

export type OwnFace = {
  readonly family: string
  readonly file: string
  readonly range: string
  readonly weight: string
  readonly stretch?: string
}

/** One of our faces, from a file beside the stylesheet. */
export function ownFace({ family, file, range, weight, stretch }: OwnFace): string {
  return rule([
    `font-family: "${family}"`,
    `font-weight: ${weight}`,
    stretch !== undefined && `font-stretch: ${stretch}`,
    'font-display: swap',
    `src: url("./fonts/${file}.woff2") format("woff2")`,
    // The formatter would break a longer line here.
    `unicode-range:${range.length > 80 ? '\n   ' : ''} ${range}`,
  ])
}
