import { inks } from '../inks.ts'
import { n, repeat } from '../parts/geometry.ts'
import { type RayKind, rays } from '../parts/rays.ts'
import { awningBeads, awningEdge } from '../parts/scallops.ts'

/** Size of a clip in drawing units: portrait, 4:5. */
export const stageWidth = 480
export const stageHeight = 600

const key = inks.night

interface SkyOptions {
  ground: string
  light: string
  /** Centre of the rays. */
  x?: number
  y?: number
  count?: number
  kind?: RayKind
  /** Rotation in rays; whole numbers look like 0. */
  turned?: number
}

/** The sunburst behind everybody. */
export function backdrop(options: SkyOptions): string {
  const { ground, light, x = 240, y = 300, count = 20, kind = 'straight', turned = 0 } = options
  const burst = rays({ cx: 0, cy: 0, radius: 640, count, fill: light, kind })
  return `<rect width="${stageWidth}" height="${stageHeight}" fill="${ground}"/><g transform="translate(${x} ${y}) rotate(${n(((turned % 1) * 360) / count)})">${burst}</g>`
}

interface FrameOptions {
  awning: string
  accent: string
}

/** The printed frame over every scene: two awnings, beads, border and inner line. */
export function frame({ awning, accent }: FrameOptions): string {
  const top = {
    x: 0,
    width: stageWidth,
    edge: 28,
    drop: 21,
    count: 12,
    kind: 'scallop' as const,
  }
  return `<path d="${awningEdge({ ...top, edge: 36 })}" fill="${awning}"/><rect width="${stageWidth}" height="36.5" fill="${awning}"/>
<path d="${awningEdge(top)}" fill="${key}"/><rect width="${stageWidth}" height="28.5" fill="${key}"/>${awningBeads(top, 3.2, accent)}
<path d="M0 0H${stageWidth}V${stageHeight}H0ZM10 28Q10 10 28 10H452Q470 10 470 28V572Q470 590 452 590H28Q10 590 10 572Z" fill="${key}" fill-rule="evenodd"/>
<rect x="12" y="12" width="456" height="576" rx="16" fill="none" stroke="${accent}" stroke-width="3"/>`
}

/** The floor from a line down, with dashes of light. */
export function floor(y: number, fill: string, dashes: string): string {
  const dash = (row: number) =>
    repeat(6, (column) => `<path d="M${column * 96 - (row % 2) * 48} ${n(y + 26 + row * 30)}h40"/>`)
  return `<rect y="${n(y)}" width="${stageWidth}" height="${n(stageHeight - y)}" fill="${fill}"/><path d="M0 ${n(y)}H${stageWidth}" stroke="${key}" stroke-width="6"/><g stroke="${dashes}" stroke-width="6" stroke-linecap="round">${repeat(Math.ceil((stageHeight - y) / 30), dash)}</g>`
}

interface TableOptions {
  x: number
  y: number
  width: number
  /** From the far edge of the top to the near one. */
  depth: number
  top: string
  cloth: string
  trim: string
}

/** The print of a hanging cloth: two rows of scallops with lozenges between. */
function skirt(x: number, width: number, ink: string): string {
  const hem = { x, width, edge: 0, drop: 16, count: 10, kind: 'scallop' as const }
  const gap = width / hem.count
  const lozenge = (index: number) => `M${n(x + (index + 0.5) * gap)} 38l9 14l-9 14l-9 -14Z`
  return `<path d="${awningEdge(hem)}${repeat(hem.count, lozenge)}${awningEdge({ ...hem, edge: 100 })}" fill="${ink}"/><path d="M${n(x)} -2h${n(width)}M${n(x)} 98h${n(width)}" stroke="${ink}" stroke-width="6"/>${awningBeads(hem, 2.6, key)}`
}

/** A round table seen slightly from above, its cloth hanging to the bottom edge. */
export function table({ x, y, width, depth, top, cloth, trim }: TableOptions): string {
  const [left, right] = [x - width / 2, x + width / 2]
  const [rx, ry] = [width / 2, depth / 2]
  return `<g stroke="${key}" stroke-width="6" stroke-linejoin="round"><path d="M${n(left)} ${n(y)}V${stageHeight + 10}H${n(right)}V${n(y)}Z" fill="${cloth}"/>
<path d="M${n(left)} ${n(y)}v26A${n(rx)} ${n(ry)} 0 0 0 ${n(right)} ${n(y + 26)}v-26Z" fill="${trim}"/>
<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${top}"/></g>
<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx - 14)}" ry="${n(ry - 10)}" fill="none" stroke="${trim}" stroke-width="3"/>
<g transform="translate(0 ${n(y + ry + 58)})">${skirt(left + 6, width - 12, trim)}</g>`
}

/** Strings of marigolds that hang from the awning, longest at the sides; `sway` is in degrees. */
export function garlands(fill: string, second: string, sway = 0): string {
  const string = (index: number) => {
    const length = 2 + Math.round(Math.abs(index - 3) * 1.4)
    const flower = (at: number) =>
      `<circle cy="${14 + at * 17}" r="9" fill="${at === length - 1 ? second : fill}"/>`
    return `<g transform="translate(${48 + index * 64} 36) rotate(${n(sway * (index % 2 === 0 ? 1 : -1))})"><path d="M0 0V14"/>${repeat(length, flower)}</g>`
  }
  return `<g stroke="${key}" stroke-width="4">${repeat(7, string)}</g>`
}

/** The awning as a curtain between two acts; `share` 1 covers everything. */
export function curtain(share: number, fill: string, trim: string): string {
  if (share <= 0) return ''
  const edge = 20 + 580 * share
  const hem = { x: 0, width: stageWidth, edge, drop: 34, count: 8, kind: 'scallop' as const }
  return `<path d="${awningEdge({ ...hem, edge: edge + 14 })}" fill="${trim}"/><rect width="${stageWidth}" height="${n(edge + 14.5)}" fill="${trim}"/><path d="${awningEdge(hem)}" fill="${fill}"/><rect width="${stageWidth}" height="${n(edge + 0.5)}" fill="${fill}"/>${awningBeads(hem, 5, trim)}`
}
