import { inks } from '../inks.ts'
import type { Character } from '../parts/figure.ts'
import { drawGarment } from '../parts/garment.ts'
import { n } from '../parts/geometry.ts'
import { hairAbove, hairBehind } from '../parts/hair.ts'
import { fist, openHand } from '../parts/hand.ts'
import { drawHead, type Mood } from '../parts/head.ts'
import { type Limb, limbAbove, limbBehind } from '../parts/limb.ts'
import type { Point } from './points.ts'

/** A hand's position in figure units, and what it holds (drawn around 0,0 under the fingers). */
export interface Hand {
  at?: Point
  holds?: string
  /** Closed unless it is empty and in the air. */
  open?: boolean
}

/** A figure's pose. It is about 220 units from the feet, at 0,0, to the head. */
export interface Pose {
  x: number
  y: number
  scale: number
  /** Degrees clockwise around the feet. */
  lean?: number
  /** Above 0 flatter and wider, below 0 taller and thinner. */
  squash?: number
  /** Sideways tilt of the head in degrees. */
  tilt?: number
  /** Offset of the head. */
  nod?: Point
  /** Direction of the face, -1 to 1 on both axes. */
  look?: Point
  mood?: Mood
  /** Red of the cheeks, 0 to 1. */
  blush?: number
  left?: Hand
  right?: Hand
}

const key = inks.night
const bone = 46
const shoulder: Point = [41, -98]
/** Position and scale of the head and, a little smaller, of the body; each is drawn around 0,0 in its own units. */
const headAt = 'translate(0 -174) scale(0.74)'
const bodyAt = 'translate(0 -172) scale(0.62)'
const handSize = 0.62

/** The elbow's position: outwards and low, or straight when the hand is far away. */
function elbowOf(from: Point, to: Point, side: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy) || 1
  const out = Math.sqrt(Math.max(0, bone ** 2 - (far / 2) ** 2))
  // Lowered hands bend the elbow one way, raised hands the other.
  const way = Math.max(-1, Math.min(1, (dy / far - 0.12) * 4)) * side
  return [
    (from[0] + to[0]) / 2 + (dy / far) * out * way,
    (from[1] + to[1]) / 2 - (dx / far) * out * way,
  ]
}

interface Arm {
  hand: Hand
  limb: Limb
  side: number
}

function armsOf(who: Character, pose: Pose): Arm[] {
  return [-1, 1].map((side) => {
    const hand = (side < 0 ? pose.left : pose.right) ?? {}
    const wrist = hand.at ?? [54 * side, -44]
    const from: Point = [shoulder[0] * side, shoulder[1]]
    const limb = {
      shoulder: from,
      elbow: elbowOf(from, wrist, side),
      wrist,
      skin: who.skin,
      garment: who.garment,
    }
    return { hand, limb, side }
  })
}

function drawHand({ hand, limb, side }: Arm): string {
  const { elbow, wrist, skin } = limb
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const turn = (Math.atan2(dx, -dy) * 180) / Math.PI
  const open = hand.open ?? (hand.holds === undefined && wrist[1] < -176)
  const drawing = open ? openHand(0, 0, skin) : fist(0, 0, skin)
  return `<g transform="rotate(${n(turn)}) scale(${n(side * handSize)} ${handSize})" stroke-width="9">${drawing}</g>`
}

function drawArm(arm: Arm): string {
  const [x, y] = arm.limb.wrist
  const at = (drawing: string) => `<g transform="translate(${n(x)} ${n(y)})">${drawing}</g>`
  return limbAbove(arm.limb) + at((arm.hand.holds ?? '') + drawHand(arm))
}

function scales({ scale, squash = 0 }: Pose): Point {
  return [scale * (1 + squash * 0.6), scale * (1 - squash)]
}

function placed(pose: Pose, drawing: string): string {
  const [wide, high] = scales(pose)
  return `<g transform="translate(${n(pose.x)} ${n(pose.y)}) rotate(${n(pose.lean ?? 0)}) scale(${wide.toFixed(4)} ${high.toFixed(4)})" stroke="${key}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`
}

/** The figure without arms, to draw behind a table. */
export function drawTorso(who: Character, pose: Pose): string {
  const { hair, garment, ...face } = who
  const { nod = [0, 0], look = [0, 0], mood = 'grin', tilt = 0, blush } = pose
  const head = (drawing: string) =>
    `<g transform="translate(${n(nod[0])} ${n(nod[1])}) rotate(${n(tilt)} 0 -132) ${headAt}" stroke-width="8.5">${drawing}</g>`
  const body = `<g transform="${bodyAt}" stroke-width="10">${drawGarment(garment, who.skin, 208)}</g>`
  const arms = armsOf(who, pose)
    .map(({ limb }) => limbBehind(limb))
    .join('')
  return placed(
    pose,
    `${head(hairBehind(hair))}${arms}${drawLegs(who)}${body}${head(drawHead({ ...face, mood, blush, turn: look[0], rise: look[1] }) + hairAbove(hair))}`,
  )
}

/** Only the arms, to draw in front of a table. */
export function drawArms(who: Character, pose: Pose): string {
  return placed(
    pose,
    armsOf(who, pose)
      .map((arm) => drawArm(arm))
      .join(''),
  )
}

/** Somebody seen from behind, who looks at the stage. */
export function drawBack(who: Character, pose: Pose): string {
  const { hair, garment, skin, beard } = who
  const plain = { ...garment, kind: 'tee', trim: garment.cloth } as const
  const nape = `<path d="M-52 -8C-56 -76 56 -76 52 -8C52 34 30 56 0 56C-30 56 -52 34 -52 -8Z" fill="${beard ?? hair.ink}"/>`
  const hem = `<path d="M-56 96C-70 -22 -62 -74 0 -76C62 -74 70 -22 56 96" fill="none" stroke="${inks.marigold}" stroke-width="6" stroke-dasharray="0.1 13"/>`
  const worn = hair.style === 'veil' ? hem : nape + hairAbove(hair)
  return placed(
    pose,
    `${armsOf(who, pose)
      .map((arm) => limbBehind(arm.limb) + drawArm(arm))
      .join(
        '',
      )}<g transform="${bodyAt}" stroke-width="10">${drawGarment(plain, skin, 208)}</g><g transform="${headAt}" stroke-width="8.5">${hairBehind(hair)}${worn}</g>`,
  )
}

/** A whole figure. */
export function drawFigure(who: Character, pose: Pose): string {
  return drawTorso(who, pose) + drawArms(who, pose)
}

/** Converts figure units to drawing units, for things that leave a hand. */
export function toScene(pose: Pose, [x, y]: Point): Point {
  const [wide, high] = scales(pose)
  const angle = ((pose.lean ?? 0) * Math.PI) / 180
  const [px, py] = [x * wide, y * high]
  return [
    pose.x + px * Math.cos(angle) - py * Math.sin(angle),
    pose.y + px * Math.sin(angle) + py * Math.cos(angle),
  ]
}

/** Converts drawing units to figure units, to reach for a point. */
function toFigure(pose: Pose, [x, y]: Point): Point {
  const [wide, high] = scales(pose)
  const angle = (-(pose.lean ?? 0) * Math.PI) / 180
  const [px, py] = [x - pose.x, y - pose.y]
  return [
    (px * Math.cos(angle) - py * Math.sin(angle)) / wide,
    (px * Math.sin(angle) + py * Math.cos(angle)) / high,
  ]
}

/** The pose with something in one hand. */
export function holding(pose: Pose, hand: 'left' | 'right', holds: string): Pose {
  return { ...pose, [hand]: { ...pose[hand], holds } }
}

/** The pose with its hands at points of the drawing. */
export function reaching(pose: Pose, left: Point, right: Point): Pose {
  return {
    ...pose,
    left: { ...pose.left, at: toFigure(pose, left) },
    right: { ...pose.right, at: toFigure(pose, right) },
  }
}

const shoes = (ink: string) =>
  `<path d="M-45 4C-46 -12 -14 -14 -7 -6V4ZM45 4C46 -12 14 -14 7 -6V4Z" fill="${ink}"/>`

/** What is below the shirt's hem: skirt or trousers, and feet at 0,0. */
function drawLegs({ garment, skin }: Character): string {
  const { kind, cloth, trim } = garment
  if (kind === 'frock') {
    return `<path d="M-30 -40V-4H-12V-40ZM30 -40V-4H12V-40Z" fill="${skin}"/>${shoes(inks.rani)}<path d="M-52 -66H52L72 -24Q0 -8 -72 -24Z" fill="${cloth}"/><path d="M-66 -33Q0 -18 66 -33" fill="none" stroke="${trim}"/>`
  }
  if (kind === 'saree') {
    return `${shoes(trim)}<path d="M-50 -62H50L58 -6Q0 6 -58 -6Z" fill="${cloth}"/><path d="M-55 -17Q0 -5 55 -17" fill="none" stroke="${inks.marigold}" stroke-width="8"/><path d="M6 -60L-6 -8M22 -60L18 -8" fill="none" stroke-width="4"/>`
  }
  if (kind === 'kurta' || kind === 'vest') {
    return `<path d="M-44 -50H44L38 -6H7L0 -26L-7 -6H-38Z" fill="${inks.cream}"/>${shoes(inks.vermilion)}<path d="M-51 -66H51L55 -26H-55Z" fill="${kind === 'kurta' ? cloth : inks.cream}"/>`
  }
  return `<path d="M-50 -56H50L42 -6H8L0 -30L-8 -6H-42Z" fill="${inks.navy}"/>${shoes(trim)}`
}
