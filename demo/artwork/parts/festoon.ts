import { inks } from '../inks.ts'
import { n, polar, repeat, xy } from './geometry.ts'

type Point = readonly [number, number]

const key = inks.night
const flagInks = [inks.coral, inks.lemon, inks.teal, inks.rani, inks.cream, inks.violetLight]

interface Rope {
  from: Point
  to: Point
  /** How far its middle hangs below the straight line. */
  sag: number
}

function ropePoint({ from, to, sag }: Rope, share: number): Point {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ]
}

function ropePath({ from, to, sag }: Rope): string {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  return `M${xy(from)}Q${n(mx)} ${n(my)} ${xy(to)}`
}

function ropeLength({ from, to }: Rope): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** Paper flags on a rope, cut alternately to a point and to a swallowtail. */
export function paperFlags(rope: Rope, size: number, shift = 0): string {
  const count = Math.round(ropeLength(rope) / (size * 1.12))
  const flag = (index: number) => {
    const [x, y] = ropePoint(rope, (index + 0.08) / count)
    const [x2, y2] = ropePoint(rope, (index + 0.92) / count)
    const [mx, my] = [(x + x2) / 2, (y + y2) / 2]
    const fill = flagInks[(index + shift) % flagInks.length]
    const tail =
      index % 2 === 0
        ? `L${n(mx)} ${n(my + size * 0.95)}`
        : `L${n(x2)} ${n(y2 + size * 0.9)}L${n(mx)} ${n(my + size * 0.58)}L${n(x)} ${n(y + size * 0.9)}`
    return `<path d="M${xy([x, y])}L${xy([x2, y2])}${tail}Z" fill="${fill}"/>`
  }
  return `<g stroke="${key}" stroke-width="5" stroke-linejoin="round">${repeat(count, flag)}<path d="${ropePath(rope)}" fill="none" stroke-width="6"/></g>`
}

/** Fairy lights on a wire: bulbs with a ring of glow, unless each ink counts. */
export function fairyLights(rope: Rope, gap: number, wire: string = key, isGlowing = true): string {
  const count = Math.round(ropeLength(rope) / gap)
  const bulbInks = [inks.lemon, inks.coralLight, inks.mint]
  const bulbs = repeat(count, (index) => {
    const [x, y] = ropePoint(rope, (index + 0.5) / count)
    const fill = bulbInks[index % bulbInks.length]
    const glow = isGlowing
      ? `<circle cx="${n(x)}" cy="${n(y + 13)}" r="19" fill="${fill}" opacity="0.22"/>`
      : ''
    return `${glow}<circle cx="${n(x)}" cy="${n(y + 13)}" r="9.5" fill="${fill}"/><path d="M${n(x)} ${n(y - 2)}V${n(y + 6)}" stroke="${wire}" stroke-width="8"/>`
  })
  return `<path d="${ropePath(rope)}" fill="none" stroke="${wire}" stroke-width="5"/>${bulbs}`
}

/** A fighter kite with its tail, its middle at (x, y). */
export function kite(
  x: number,
  y: number,
  size: number,
  tilt: number,
  fill: string,
  other: string,
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt}) scale(${n(size / 100)})" stroke="${key}" stroke-width="6" stroke-linejoin="round"><path d="M0 46C-30 86 26 110 -8 150C-20 168 -6 186 -18 204" fill="none" stroke="${other}" stroke-width="6"/><path d="M0 -62L54 0L0 56L-54 0Z" fill="${fill}"/><path d="M0 -62L54 0L0 0Z" fill="${other}"/><path d="M-54 0L0 56V0Z" fill="${other}"/><path d="M0 56L-20 84H20Z" fill="${other}"/></g>`
}

/** The path of a moon at (x, y), its horns to the right. */
export function crescent(x: number, y: number, r: number): string {
  const [from, to] = [polar(x, y, r, 0.06), polar(x, y, r, 0.4)]
  return `M${xy(from)}A${n(r)} ${n(r)} 0 1 0 ${xy(to)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${xy(from)}Z`
}
