import { inks } from '../inks.ts'
import type { Palette } from '../palette.ts'
import { n, repeat } from './geometry.ts'
import { line } from './lettering.ts'
import { inked } from './medallion.ts'

/** A bow around 0,0, about 500 wide, its tails hanging. */
export function bow({ petal, disc, dot, board }: Palette): string {
  const loop = `<path d="M-14 10C-70 -96 -232 -140 -250 -58C-262 20 -176 84 -14 24Z" fill="${petal}"/><path d="M-40 4C-92 -58 -186 -90 -200 -44C-206 2 -140 34 -44 16Z" fill="${disc}"/><path d="M-34 -6C-70 -36 -110 -52 -140 -56" stroke-width="7"/>`
  const tail = `<path d="M-26 30C-60 80 -112 112 -158 166L-96 160L-84 214C-40 158 -14 104 4 44Z" fill="${petal}"/>`
  return inked(
    `${tail}<g transform="scale(-1 1)">${tail}</g>${loop}<g transform="scale(-1 1)">${loop}</g><rect x="-46" y="-34" width="92" height="92" rx="30" fill="${dot}"/><path d="M-16 -22Q-24 12 -14 46M16 -22Q24 12 14 46" stroke-width="6"/>`,
    board,
  )
}

interface MarkOptions {
  /** The middle of the mark. */
  x: number
  y: number
  size: number
  tilt?: number
  fill: string
  outline?: { ink: string; width: number }
}

/** A question mark in the lettering of the titles. */
export function questionMark({ x, y, size, tilt = 0, fill, outline }: MarkOptions): string {
  const look = outline === undefined ? {} : { outline }
  const letter = line({ text: '?', face: 'display', x: 0, y: size * 0.34, size, fill, ...look })
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt})">${letter}</g>`
}

/** Question marks in rows over an area, as on wrapping paper. */
export function printedPaper(width: number, height: number, fill: string, step = 132): string {
  const columns = Math.ceil(width / step) + 1
  return repeat(Math.ceil(height / step) + 1, (row) =>
    repeat(columns, (column) =>
      questionMark({
        x: (column + (row % 2) / 2) * step - step / 4,
        y: row * step,
        size: step * 0.5,
        tilt: ((row * 2 + column * 3) % 5) * 14 - 28,
        fill,
      }),
    ),
  )
}

interface WrappedOptions {
  /** Makes the clip's id unique in the picture. */
  id: string
  width: number
  height: number
  paper: string
  print: string
  palette: Palette
}

/** A wrapped box from 0,0: printed paper, two bands and a bow, an edge below and to the right. */
export function wrapped({ id, width, height, paper, print, palette }: WrappedOptions): string {
  const { petal, board } = palette
  const [x, y] = [width / 2, height * 0.42]
  const band = width * 0.15
  const clip = `wrap-${id}`
  const side = `<rect x="20" y="20" width="${width}" height="${height}" rx="22" fill="${board}"/>`
  const bands = `<path d="M${n(x - band / 2)} 0V${height}M${n(x + band / 2)} 0V${height}M0 ${n(y - band / 2)}H${width}M0 ${n(y + band / 2)}H${width}" fill="none" stroke="${board}" stroke-width="8"/>`
  const fills = `<path d="M${n(x - band / 2)} 0h${n(band)}V${height}h${n(-band)}ZM0 ${n(y - band / 2)}H${width}v${n(band)}H0Z" fill="${petal}"/>`
  return `${side}<clipPath id="${clip}"><rect width="${width}" height="${height}" rx="22"/></clipPath><g clip-path="url(#${clip})"><rect width="${width}" height="${height}" fill="${paper}"/>${printedPaper(width, height, print, width * 0.24)}${bands}${fills}</g><rect width="${width}" height="${height}" rx="22" fill="none" stroke="${board}" stroke-width="12"/><g transform="translate(${n(x)} ${n(y)}) scale(${n(width / 620)})">${bow(palette)}</g>`
}

/** Pieces of coloured paper thrown up around (x, y). */
export function confetti(x: number, y: number, width: number, height: number): string {
  const papers = [inks.rani, inks.teal, inks.cream, inks.violet, inks.sky, inks.vermilion]
  return repeat(42, (at) => {
    // Two steps that share no divisor with 42 spread the pieces.
    const [across, down] = [(at * 11) % 42, (at * 25) % 42]
    const place = `translate(${n(x + (across / 41 - 0.5) * width)} ${n(y + (down / 41 - 0.5) * height)})`
    const shape =
      at % 3 === 0 ? '<circle r="9"/>' : `<rect x="-13" y="-7" width="26" height="14" rx="3"/>`
    return `<g transform="${place} rotate(${(at * 47) % 180})" fill="${papers[at % papers.length]}">${shape}</g>`
  })
}
