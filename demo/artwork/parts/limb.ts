import { inks } from '../inks.ts'
import { type Garment, sleeveInk } from './garment.ts'
import { n, xy } from './geometry.ts'

export type Spot = readonly [number, number]

const key = inks.night

/** A tapered piece with round ends: radius `ra` at `a`, `rb` at `b`. */
function piece(a: Spot, ra: number, b: Spot, rb: number): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / long, dx / long]
  const edge = ([x, y]: Spot, radius: number) => xy([x + nx * radius, y + ny * radius])
  const arc = (radius: number, end: string) => `A${n(radius)} ${n(radius)} 0 0 1 ${end}`
  return `M${edge(a, -ra)}L${edge(b, -rb)}${arc(rb, edge(b, rb))}L${edge(a, ra)}${arc(ra, edge(a, -ra))}Z`
}

const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

interface Sleeved {
  skin: string
  garment: Garment
}

/** An arm by its joints. */
export interface Limb extends Sleeved {
  shoulder: Spot
  elbow: Spot
  wrist: Spot
  /** Scale; 1 suits a clip's figure, whose body is 62 hundredths of a still picture's. */
  size?: number
}

const radius = { shoulder: 15.5, elbow: 12.5, wrist: 8.5 }

function radii({ size = 1 }: Limb) {
  const { shoulder, elbow, wrist } = radius
  return { shoulder: shoulder * size, elbow: elbow * size, wrist: wrist * size }
}

function pieces(limb: Limb): readonly [string, string] {
  const { shoulder, elbow, wrist } = limb
  const r = radii(limb)
  return [piece(shoulder, r.shoulder, elbow, r.elbow), piece(elbow, r.elbow, wrist, r.wrist)]
}

const outlined = (path: string) => `<path d="${path}" fill="${key}" stroke-width="14"/>`

/** The outline to draw before the body, so that the arm grows out of the shoulder. */
export function limbBehind(limb: Limb): string {
  return outlined(pieces(limb).join(''))
}

/** Whether sleeve and shoulder are one cloth. */
const isJoined = ({ garment }: Sleeved) => garment.kind !== 'vest'

/** The sleeve below the elbow, `share` of the way to the wrist, with its hem. */
function cuff(limb: Limb, share: number): string {
  const { elbow, wrist } = limb
  const r = radii(limb)
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const long = Math.hypot(dx, dy) || 1
  const end = between(elbow, wrist, share)
  const edge = ([x, y]: Spot, wide: number) => xy([x - (dy / long) * wide, y + (dx / long) * wide])
  const wide = r.elbow + (r.wrist - r.elbow) * share
  const hem = `${edge(end, -wide)}Q${xy(between(end, wrist, 0.2))} ${edge(end, wide)}`
  return `<path d="M${edge(elbow, -r.elbow)}L${hem}L${edge(elbow, r.elbow)}Z" fill="${sleeveInk(limb.garment)}" stroke="none"/><path d="M${hem}" fill="none" stroke-width="5"/>`
}

function fills(limb: Limb): string {
  const [upper, lower] = pieces(limb)
  const sleeve = limb.garment.kind === 'hoodie' ? 0.7 : 0.34
  return `<path d="${lower}" fill="${limb.skin}" stroke="none"/><path d="${upper}" fill="${sleeveInk(limb.garment)}" stroke="none"/>${cuff(limb, sleeve)}`
}

/**
 * The arm on the body, over `limbBehind`: first the outline of the whole limb, then its fills. Where
 * arm and body are one cloth, the shoulder has no line.
 */
export function limbAbove(limb: Limb): string {
  const { shoulder, elbow } = limb
  const r = radii(limb)
  const [upper, lower] = pieces(limb)
  const start = between(shoulder, elbow, 0.55)
  const line = isJoined(limb) ? piece(start, (r.shoulder + r.elbow) / 2, elbow, r.elbow) : upper
  return outlined(line + lower) + fills(limb)
}

/** An arm in one piece, for still pictures: its cloth hides the line at the shoulder. */
export function arm({ skin, garment }: Sleeved, shoulder: Spot, elbow: Spot, wrist: Spot): string {
  const limb: Limb = { skin, garment, shoulder, elbow, wrist, size: 1.45 }
  const [x, y] = between(
    shoulder,
    elbow,
    -10 / Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]),
  )
  const seam = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radii(limb).shoulder)}" fill="${sleeveInk(garment)}" stroke="none"/>`
  return outlined(pieces(limb).join('')) + (isJoined(limb) ? seam : '') + fills(limb)
}
