import { inks } from '../inks.ts'
import { n, repeat } from './geometry.ts'
import { line } from './lettering.ts'
import { awningEdge } from './scallops.ts'

export type Storey = 'windows' | 'balcony' | 'jharokha'

/** Inks of lit and of dark windows, which depend on the hour. */
export interface Panes {
  lit: string
  dark: string
}

/** One narrow house front of a gully, standing on 0,0 with its left corner. */
export interface GullyHouse {
  width: number
  wall: string
  trim: string
  awning: string
  /** The storeys above the shop, from the top down. */
  storeys: readonly Storey[]
  roof: 'tank' | 'dome' | 'parapet'
  /** Devanagari text on the shop's board; without it, bulbs, for where people stand in front of it. */
  sign?: string
  /** Those of the night by default. */
  panes?: Panes
  /** Legs of the tank and antenna: the ink of all outlines by default, which a night sky swallows. */
  mast?: string
  /** Drawn behind the railing of each balcony, its middle on the floor. */
  guest?: string
}

const storeyHeight = 178
const shopHeight = 236
const key = inks.night
const nightPanes: Panes = { lit: inks.lemon, dark: inks.navy }

/** Height of a house without its roof. */
function wallHeight(house: GullyHouse): number {
  return shopHeight + house.storeys.length * storeyHeight
}

function pane(x: number, y: number, glass: string, trim: string): string {
  return `<path d="M${n(x - 62)} ${y + 22}H${n(x - 34)}V${y + 112}H${n(x - 62)}ZM${n(x + 62)} ${y + 22}H${n(x + 34)}V${y + 112}H${n(x + 62)}Z" fill="${trim}" stroke-width="5"/><path d="M${n(x - 33)} ${y + 112}V${y + 34}C${n(x - 33)} ${y - 12} ${n(x + 33)} ${y - 12} ${n(x + 33)} ${y + 34}V${y + 112}Z" fill="${glass}"/><path d="M${n(x)} ${y + 4}V${y + 110}M${n(x - 32)} ${y + 52}H${n(x + 32)}" stroke-width="4.5"/><path d="M${n(x - 44)} ${y + 116}H${n(x + 44)}" stroke-width="11"/>`
}

function windowsStorey(house: GullyHouse, y: number, index: number): string {
  const { width, trim, panes = nightPanes } = house
  const [one, other] = index % 2 === 0 ? [panes.lit, panes.dark] : [panes.dark, panes.lit]
  if (width < 190) return pane(width / 2, y + 32, one, trim)
  return pane(width * 0.27, y + 32, one, trim) + pane(width * 0.73, y + 32, other, trim)
}

function balconyStorey(house: GullyHouse, y: number): string {
  const { width, trim, guest = '', panes = nightPanes } = house
  const middle = width / 2
  const [left, right] = [-16, width + 16]
  const floor = y + storeyHeight - 14
  const bars = Math.round((right - left) / 24)
  const step = (right - left) / bars
  return `<path d="M${n(middle - 56)} ${floor}V${y + 54}C${n(middle - 56)} ${y} ${n(middle + 56)} ${y} ${n(middle + 56)} ${y + 54}V${floor}Z" fill="${panes.lit}"/><path d="M${n(middle - 42)} ${floor}V${y + 60}C${n(middle - 42)} ${y + 18} ${n(middle + 42)} ${y + 18} ${n(middle + 42)} ${y + 60}V${floor}" fill="none" stroke="${inks.orange}" stroke-width="6"/>
<g transform="translate(${n(middle)} ${floor})">${guest}</g>
<rect x="${left}" y="${floor - 62}" width="${right - left}" height="62" fill="${trim}"/><path d="${awningEdge({ x: left, width: right - left, edge: floor - 62, drop: 20, count: Math.round(bars / 2), kind: 'scallop' })}" fill="${inks.cream}" stroke-width="5"/><path d="${repeat(bars - 1, (bar) => `M${n(left + (bar + 1) * step)} ${floor - 38}V${floor - 4}`)}" stroke-width="5"/><path d="M${left - 6} ${floor - 64}H${right + 6}" stroke-width="13"/><path d="M${left - 8} ${floor + 2}H${right + 8}" stroke-width="18"/>`
}

function jharokhaStorey(house: GullyHouse, y: number): string {
  const { width, trim, wall, panes = nightPanes } = house
  const middle = width / 2
  const half = Math.min(92, width * 0.42)
  const arch = (x: number, w: number) =>
    `<path d="M${n(x - w)} ${y + 132}V${y + 82}Q${n(x - w)} ${y + 52} ${n(x)} ${y + 44}Q${n(x + w)} ${y + 52} ${n(x + w)} ${y + 82}V${y + 132}Z" fill="${panes.lit}" stroke-width="5"/>`
  return `<path d="M${n(middle - half)} ${y + 34}H${n(middle + half)}V${y + 144}Q${n(middle)} ${y + 190} ${n(middle - half)} ${y + 144}Z" fill="${trim}"/><path d="M${n(middle - half - 14)} ${y + 36}C${n(middle - half)} ${y} ${n(middle - 16)} ${y + 4} ${n(middle)} ${y - 14}C${n(middle + 16)} ${y + 4} ${n(middle + half)} ${y} ${n(middle + half + 14)} ${y + 36}Z" fill="${inks.marigold}"/>${arch(middle - half * 0.6, half * 0.22)}${arch(middle, half * 0.26)}${arch(middle + half * 0.6, half * 0.22)}<path d="M${n(middle - half - 10)} ${y + 138}H${n(middle + half + 10)}" stroke="${key}" stroke-width="9"/><path d="M${n(middle - half + 12)} ${y + 152}H${n(middle + half - 12)}" stroke="${wall}" stroke-width="6"/>`
}

const storeyDrawers = {
  windows: windowsStorey,
  balcony: balconyStorey,
  jharokha: jharokhaStorey,
}

function roofOf({ width, wall, trim, roof, mast = key }: GullyHouse): string {
  if (roof === 'dome') {
    const at = (share: number) => n(width * share)
    return `<path d="M${at(0.24)} -20C${at(0.14)} -86 ${at(0.44)} -104 ${at(0.5)} -142C${at(0.56)} -104 ${at(0.86)} -86 ${at(0.76)} -20Z" fill="${trim}"/><path d="M${at(0.36)} -24C${at(0.34)} -66 ${at(0.46)} -84 ${at(0.5)} -110" fill="none" stroke="${inks.cream}" stroke-width="6"/><circle cx="${at(0.5)}" cy="-150" r="10" fill="${inks.marigold}"/>`
  }
  if (roof === 'tank') {
    return `<path d="M${n(width * 0.16)} -24V-40M${n(width * 0.5)} -24V-40" stroke="${mast}" stroke-width="9"/><rect x="${n(width * 0.12)}" y="-112" width="${n(width * 0.44)}" height="74" rx="10" fill="${inks.indigo}"/><path d="M${n(width * 0.12)} -88H${n(width * 0.56)}M${n(width * 0.12)} -64H${n(width * 0.56)}" stroke-width="5"/><rect x="${n(width * 0.26)}" y="-126" width="${n(width * 0.16)}" height="16" rx="5" fill="${inks.indigo}"/><path d="M${n(width * 0.8)} -20V-128M${n(width * 0.68)} -112H${n(width * 0.92)}M${n(width * 0.72)} -92H${n(width * 0.88)}" stroke="${mast}" stroke-width="6" fill="none"/>`
  }
  return `<path d="M${n(width * 0.2)} -20V-58H${n(width * 0.8)}V-20Z" fill="${wall}"/><circle cx="${n(width * 0.5)}" cy="-56" r="20" fill="${inks.marigold}"/>`
}

/** A row of bulbs on the shop's board. */
function bulbs(width: number): string {
  const count = Math.floor((width * 0.88 - 30) / 22)
  const first = (width - (count - 1) * 22) / 2
  return repeat(
    count,
    (index) =>
      `<circle cx="${n(first + index * 22)}" cy="${-shopHeight + 37}" r="6" fill="${index % 2 === 0 ? inks.lemon : inks.coralLight}"/>`,
  )
}

function shop({ width, trim, awning, sign }: GullyHouse): string {
  const [left, right] = [-20, width + 20]
  const count = Math.max(6, Math.round(width / 34))
  const step = (right - left) / count
  const stripe = (index: number) =>
    `<path d="M${n(width * 0.02 + (index * width * 0.96) / count)} -170L${n(left + index * step)} -112V-104A${n(step / 2)} 18 0 0 0 ${n(left + (index + 1) * step)} -104V-112L${n(width * 0.02 + ((index + 1) * width * 0.96) / count)} -170Z" fill="${index % 2 === 0 ? awning : inks.cream}" stroke-width="5"/>`
  return `<path d="M${n(width * 0.08)} 0V-140H${n(width * 0.92)}V0Z" fill="${inks.orange}"/><path d="M${n(width * 0.16)} -92V-54M${n(width * 0.84)} -92V-54" stroke="${inks.lemon}" stroke-width="14"/><path d="M${n(width * 0.04)} 0V-52H${n(width * 0.96)}V0Z" fill="${trim}"/>
<rect x="${n(width * 0.06)}" y="${-shopHeight + 12}" width="${n(width * 0.88)}" height="50" rx="8" fill="${key}"/><rect x="${n(width * 0.06 + 8)}" y="${-shopHeight + 19}" width="${n(width * 0.88 - 16)}" height="36" rx="5" fill="none" stroke="${inks.marigold}" stroke-width="3"/><g stroke="none">${sign ? line({ text: sign, face: 'hindi', x: width / 2, y: -shopHeight + 49, size: 37, fill: inks.lemon, outline: { ink: inks.lemon, width: 1.6 } }) : bulbs(width)}</g>
${repeat(count, stripe)}`
}

/** Draws a house with its left foot at (x, y). */
export function drawGullyHouse(house: GullyHouse, x: number, y: number): string {
  const { width, wall, trim, storeys } = house
  const height = wallHeight(house)
  const floors = storeys
    .map((storey, index) => storeyDrawers[storey](house, -height + index * storeyHeight, index))
    .join('')
  const cornice = {
    x: -12,
    width: width + 24,
    edge: -height + 4,
    drop: 18,
    count: Math.round(width / 26),
    kind: 'scallop' as const,
  }
  return `<g transform="translate(${n(x)} ${n(y)})" stroke="${key}" stroke-width="6.5" stroke-linejoin="round" stroke-linecap="round"><g transform="translate(0 ${-height})">${roofOf(house)}</g><rect y="${-height}" width="${width}" height="${height}" fill="${wall}"/>${floors}<path d="${awningEdge(cornice)}" fill="${trim}" stroke-width="5"/><rect x="-12" y="${-height - 20}" width="${width + 24}" height="24" fill="${trim}"/>${shop(house)}</g>`
}
