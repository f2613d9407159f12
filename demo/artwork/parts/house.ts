import { inks } from '../inks.ts'
import { n, repeat } from './geometry.ts'
import { awningEdge } from './scallops.ts'

/** One house front of the gully, standing on 0,0 with its left corner. */
export interface House {
  width: number
  height: number
  wall: string
  trim: string
  awning: string
  roof: 'steps' | 'gable' | 'dome'
}

const key = inks.night

function roofOf({ width, height, trim, wall, roof }: House): string {
  const top = -height
  if (roof === 'gable') {
    return `<path d="M-10 ${top}L${width / 2} ${top - 66}L${width + 10} ${top}Z" fill="${trim}"/><circle cx="${width / 2}" cy="${top - 24}" r="13" fill="${inks.marigold}" stroke-width="6"/>`
  }
  if (roof === 'dome') {
    return `<path d="M${width * 0.2} ${top}C${width * 0.12} ${top - 62} ${width * 0.42} ${top - 70} ${width / 2} ${top - 96}C${width * 0.58} ${top - 70} ${width * 0.88} ${top - 62} ${width * 0.8} ${top}Z" fill="${trim}"/><path d="M-8 ${top}H${width + 8}" stroke-width="14"/>`
  }
  return `<path d="M-8 ${top}V${top - 22}H${width * 0.25}V${top - 44}H${width * 0.75}V${top - 22}H${width + 8}V${top}Z" fill="${wall}"/><path d="M${width * 0.32} ${top - 22}H${width * 0.68}" stroke="${trim}" stroke-width="8"/>`
}

function windowsOf({ width, height }: House): string {
  const storeys = Math.max(1, Math.floor((height - 190) / 118))
  const pane = (x: number, y: number, lit: boolean) =>
    `<path d="M${n(x - 25)} ${y + 72}V${y + 26}C${n(x - 25)} ${y - 8} ${n(x + 25)} ${y - 8} ${n(x + 25)} ${y + 26}V${y + 72}Z" fill="${lit ? inks.lemon : inks.violet}"/><path d="M${n(x)} ${y + 4}V${y + 70}M${n(x - 24)} ${y + 38}H${n(x + 24)}" stroke-width="4"/><path d="M${n(x - 32)} ${y + 74}H${n(x + 32)}" stroke-width="10"/>`
  return repeat(storeys, (storey) => {
    const y = -height + 32 + storey * 118
    return pane(width * 0.29, y, storey % 2 === 0) + pane(width * 0.71, y, storey % 2 === 1)
  })
}

/** A house front: roof, lit windows, a shop below under its awning. */
export function drawHouse(house: House, x: number, y: number): string {
  const { width, height, wall, trim, awning } = house
  const canopy = {
    x: -12,
    width: width + 24,
    edge: -104,
    drop: 22,
    count: 6,
    kind: 'scallop' as const,
  }
  const stripe = (index: number) =>
    index % 2 === 0
      ? `<path d="M${n(width * 0.04 + index * (width * 0.155))} -150L${n(-12 + index * ((width + 24) / 6))} -104H${n(-12 + (index + 1) * ((width + 24) / 6))}L${n(width * 0.04 + (index + 1) * (width * 0.155))} -150Z" fill="${inks.cream}" stroke="none"/>`
      : ''
  return `<g transform="translate(${n(x)} ${n(y)})" stroke="${key}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">
<rect x="0" y="${-height}" width="${width}" height="${height}" fill="${wall}"/>${roofOf(house)}${windowsOf(house)}
<path d="M${width * 0.1} 0V-112H${width * 0.9}V0Z" fill="${key}"/><path d="M${width * 0.18} 0V-46H${width * 0.82}V0Z" fill="${trim}"/>
<path d="M${n(width * 0.04)} -150H${n(width * 0.97)}L${width + 12} -104H-12Z" fill="${awning}"/>${repeat(6, stripe)}
<path d="${awningEdge(canopy)}" fill="${awning}"/><path d="M${n(width * 0.04)} -150H${n(width * 0.97)}L${width + 12} -104H-12Z" fill="none"/></g>`
}
