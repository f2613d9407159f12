import { inks } from '../inks.ts'
import { n, repeat, starPath } from './geometry.ts'

export type GarmentKind = 'kurta' | 'saree' | 'shirt' | 'tee' | 'vest' | 'frock' | 'hoodie'

export interface Garment {
  kind: GarmentKind
  cloth: string
  trim: string
}

const solid = 'stroke="none"'

/** Shoulders to waist below a head at 0,0; the waist is at `depth`. */
function trunk(depth: number, widen = 0): string {
  const half = 84 + widen
  return `M${-half} ${depth}C-92 142 -88 104 -46 92L-20 82H20L46 92C88 104 92 142 ${half} ${depth}Z`
}

const neck = (skin: string) =>
  `<path d="M-20 40V92Q0 106 20 92V40Z" fill="${skin}"/><path d="M-17 56Q0 72 17 56V64Q0 78 -17 64Z" fill="${inks.night}" opacity="0.25" ${solid}/>`

function buttons(depth: number, ink: string): string {
  const count = Math.floor((Math.min(depth, 230) - 112) / 28)
  return `<g fill="${ink}" ${solid}>${repeat(count, (index) => `<circle cy="${118 + index * 28}" r="5"/>`)}</g>`
}

function kurta({ cloth, trim }: Garment, depth: number): string {
  return `<path d="${trunk(depth)}" fill="${cloth}"/><path d="M-13 96V196H13V96" fill="${trim}" stroke-width="5"/>${buttons(196, cloth)}<path d="M-28 74Q0 98 28 74L28 94Q0 116 -28 94Z" fill="${trim}"/>`
}

function saree({ cloth, trim }: Garment, depth: number): string {
  const pallu = `M46 92C20 120 -40 176 -86 ${n(depth * 0.96)}V${depth}H84C92 142 88 104 46 92Z`
  const dots = [
    [30, 150],
    [62, 140],
    [0, 186],
    [40, 196],
    [70, 188],
    [-34, 214],
    [10, 226],
  ]
    .filter(([, y]) => (y ?? 0) < depth - 12)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/>`)
    .join('')
  return `<path d="${trunk(depth)}" fill="${trim}"/><path d="M-24 86Q0 124 24 86" fill="none"/><path d="${pallu}" fill="${cloth}"/><path d="M47 106C26 130 -30 182 -78 ${depth - 2}" fill="none" stroke="${inks.marigold}" stroke-width="9"/><g fill="${inks.marigold}" ${solid}>${dots}</g>`
}

function shirt({ cloth, trim }: Garment, depth: number): string {
  const stripes = [-60, -36, 36, 60].map((x) => `M${x} 108V${depth - 4}`).join('')
  return `<path d="${trunk(depth)}" fill="${cloth}"/><path d="${stripes}" stroke="${trim}" stroke-width="8"/><path d="M0 106V${depth}" stroke-width="4"/>${buttons(depth, trim)}<path d="M-24 74L0 104L-28 122L-46 90ZM24 74L0 104L28 122L46 90Z" fill="${trim}"/>`
}

function tee({ cloth, trim }: Garment, depth: number): string {
  return `<path d="${trunk(depth)}" fill="${cloth}"/><path d="M-26 84Q0 112 26 84" fill="none" stroke="${trim}" stroke-width="10"/><path d="${starPath(0, 158, 32)}" fill="${trim}" stroke-width="5"/>`
}

function vest({ cloth, trim }: Garment, depth: number): string {
  return `<path d="${trunk(depth)}" fill="${inks.cream}"/><path d="M-84 ${depth}C-90 142 -84 106 -50 94L-8 150V${depth}ZM84 ${depth}C90 142 84 106 50 94L8 150V${depth}Z" fill="${cloth}"/><path d="M-46 182H-22" stroke="${trim}" stroke-width="8"/><path d="M-28 74Q0 98 28 74L28 94Q0 116 -28 94Z" fill="${inks.cream}"/><path d="${starPath(50, 146, 13)}" fill="${inks.vermilion}" ${solid}/>`
}

function frock({ cloth, trim }: Garment, depth: number): string {
  return `<path d="${trunk(depth, 14)}" fill="${cloth}"/><g fill="${trim}" ${solid}><circle cx="-48" cy="156" r="7"/><circle cx="-14" cy="178" r="7"/><circle cx="24" cy="158" r="7"/><circle cx="56" cy="184" r="7"/><circle cx="-52" cy="206" r="7"/><circle cx="14" cy="208" r="7"/></g><path d="M0 92C-30 78 -58 92 -54 118C-34 132 -8 122 0 104C8 122 34 132 54 118C58 92 30 78 0 92Z" fill="${trim}"/>`
}

function hoodie({ cloth, trim }: Garment, depth: number): string {
  return `<path d="M-50 104C-66 60 -44 44 -30 54L30 54C44 44 66 60 50 104Q0 130 -50 104Z" fill="${trim}"/><path d="${trunk(depth)}" fill="${cloth}"/><path d="M-44 94Q0 140 44 94L30 82Q0 112 -30 82Z" fill="${trim}"/><path d="M-14 118V150M14 118V146" stroke="${inks.cream}" stroke-width="6"/>${depth > 205 ? `<path d="M-44 ${depth}L-34 188H34L44 ${depth}" fill="${cloth}"/>` : ''}`
}

const tailors = { kurta, saree, shirt, tee, vest, frock, hoodie }

/** The ink of the sleeves: under a saree it is the blouse's, under a waistcoat the kurta's. */
export function sleeveInk({ kind, cloth, trim }: Garment): string {
  if (kind === 'vest') return inks.cream
  return kind === 'saree' ? trim : cloth
}

/** Neck and clothes below a head at 0,0, down to `depth`. */
export function drawGarment(garment: Garment, skin: string, depth = 230): string {
  const clothes = tailors[garment.kind](garment, depth)
  return neck(skin) + clothes
}

/** A bangle across a forearm at (x, y) that runs along `turn` degrees from upright. */
export function bangle(x: number, y: number, turn: number, ink: string): string {
  return `<rect x="-19" y="-5" width="38" height="10" rx="5" fill="${ink}" stroke-width="4" transform="translate(${n(x)} ${n(y)}) rotate(${turn})"/>`
}
