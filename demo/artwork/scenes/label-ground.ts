import { inks } from '../inks.ts'
import { petals } from '../parts/petals.ts'
import { rays } from '../parts/rays.ts'
import { awningBeads, awningEdge } from '../parts/scallops.ts'

export interface LabelInks {
  ground: string
  light: string
  trim: string
  petal: string
  inner: string
  disc: string
  discLight: string
}

interface Sun {
  cx: number
  cy: number
  radius: number
}

/** A disc of rays in two rings of petals. */
export function petalSun(ink: LabelInks, { cx, cy, radius }: Sun): string {
  const ring = { cx: 0, cy: 0, kind: 'lotus' as const, bare: true }
  const at = (share: number) => radius * share
  return `<g transform="translate(${cx} ${cy})">${petals({ ...ring, inner: at(1.2), outer: at(1.5), fill: inks.night, dot: inks.night })}${petals({ ...ring, inner: at(1.18), outer: at(1.46), fill: ink.petal, dot: inks.cream })}<g transform="rotate(10)">${petals({ ...ring, inner: at(1.04), outer: at(1.28), fill: ink.inner, dot: ink.petal })}</g><circle r="${at(1.1)}" fill="${inks.night}"/><circle r="${at(1.06)}" fill="${inks.cream}"/><circle r="${at(1.03)}" fill="${inks.night}"/><circle r="${radius}" fill="${ink.disc}"/>${rays({ cx: 0, cy: 0, radius, count: 22, fill: ink.discLight, kind: 'straight' })}<circle r="${radius}" fill="none" stroke="${inks.night}" stroke-width="9"/></g>`
}

interface Ground {
  width: number
  height: number
  cx: number
  cy: number
}

/** Rays in the background. */
export function rayGround(ink: LabelInks, { width, height, cx, cy }: Ground): string {
  return `<rect width="${width}" height="${height}" fill="${ink.ground}"/>${rays({ cx, cy, radius: Math.hypot(width, height), count: 26, fill: ink.light, kind: 'straight' })}`
}

/** The awning along the top of a picture. */
export function topAwning(ink: LabelInks, width: number): string {
  const edge = 8
  const top = {
    x: 0,
    width,
    edge,
    drop: 30,
    count: Math.round(width / 62),
    kind: 'scallop' as const,
  }
  return `<path d="${awningEdge({ ...top, edge: edge + 14 })}" fill="${ink.trim}"/><rect width="${width}" height="${edge + 15}" fill="${ink.trim}"/><path d="${awningEdge(top)}" fill="${inks.night}"/><rect width="${width}" height="${edge + 1}" fill="${inks.night}"/>${awningBeads(top, 5, ink.trim)}`
}

/** The edge of a table with its cloth along the bottom of a picture. */
export function tableEdge(
  width: number,
  height: number,
  top: number,
  cloth: string,
  trim: string,
): string {
  const hem = {
    x: -20,
    width: width + 40,
    edge: top + 40,
    drop: 26,
    count: Math.round(width / 66),
    kind: 'scallop' as const,
  }
  return `<g stroke="${inks.night}" stroke-width="6.5" stroke-linejoin="round"><rect x="-20" y="${top + 30}" width="${width + 40}" height="${height - top}" fill="${cloth}"/><path d="${awningEdge(hem)}" fill="${trim}"/><rect x="-20" y="${top}" width="${width + 40}" height="42" fill="${inks.chai}"/><path d="M0 ${top + 14}H${width}" stroke="${inks.chaiLight}" stroke-width="7"/></g>`
}
