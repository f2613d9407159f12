import { brand } from '#merchant/brand.ts'
import { inks } from '../inks.ts'
import { line, lineWidth } from '../parts/lettering.ts'
import { petals } from '../parts/petals.ts'
import { rays } from '../parts/rays.ts'
import { awningEdge } from '../parts/scallops.ts'
import { svgDocument } from '../raster.ts'

const { coral, marigold, night, cream } = inks

/** The logo mark around 0,0, radius 102; `bold` omits details for 16 pixels. */
function flower(bold: boolean): string {
  const kind = bold ? 'fan' : 'lotus'
  const ring = petals({ cx: 0, cy: 0, inner: 76, outer: 102, kind, fill: marigold, dot: marigold })
  const inner = bold
    ? `<circle r="74" fill="${coral}"/>`
    : `<circle r="70" fill="${marigold}"/><circle r="64" fill="${coral}"/>`
  const size = bold ? 156 : 132
  const letter = line({ text: 'g', face: 'display', x: 0, y: size * 0.19, size, fill: cream })
  return `${ring}<circle r="84" fill="${night}"/>${inner}${letter}`
}

/** The mark for browser tabs. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-108 -108 216 216">${flower(true)}</svg>`
}

/**
 * The mark on a full-bleed sunburst, for home screens. `safe` keeps it inside the 80% safe zone of a
 * maskable icon.
 */
export function appIcon(size: number, safe: boolean): string {
  const half = size / 2
  const scale = ((safe ? 0.36 : 0.43) * size) / 102
  const drawing = `<rect width="${size}" height="${size}" fill="${night}"/>
${rays({ cx: half, cy: half, radius: size, count: 18, fill: inks.dusk, kind: 'straight' })}
<g transform="translate(${half} ${half}) scale(${scale.toFixed(4)})">${flower(false)}</g>`
  return svgDocument(size, size, drawing)
}

/** The shop's name as outlines, 1 em high, in one ink. */
export function wordmark(ink: string): string {
  const size = 100
  const width = Math.ceil(lineWidth(brand.wordmark, 'display', size))
  return svgDocument(
    width,
    112,
    line({ text: brand.wordmark, face: 'display', x: width / 2, y: 78, size, fill: ink }),
  )
}

/** The dark board with awning behind share pictures, 1200x630. */
export function signboard(ground: string, light: string, trim: string): string {
  const top = { x: 0, width: 1200, edge: 40, drop: 34, count: 20, kind: 'scallop' as const }
  return `<rect width="1200" height="630" fill="${ground}"/>
${rays({ cx: 300, cy: 330, radius: 1200, count: 26, fill: light, kind: 'straight' })}
<path d="${awningEdge({ ...top, edge: 54 })}" fill="${trim}"/><rect width="1200" height="55" fill="${trim}"/>
<path d="${awningEdge(top)}" fill="${night}"/><rect width="1200" height="41" fill="${night}"/>
<rect y="596" width="1200" height="34" fill="${night}"/><rect y="586" width="1200" height="10" fill="${trim}"/>`
}

/** The frame of a share picture. */
export function signFrame(ink: string): string {
  return `<rect x="16" y="16" width="1168" height="598" rx="20" fill="none" stroke="${ink}" stroke-width="4"/>`
}
