import { inks } from '../inks.ts'
import { n, xy } from '../parts/geometry.ts'
import { type Body, drawDress, hairAbove, hairBehind, limb } from './body.ts'
import { drawFace, type Mood } from './face.ts'
import type { Point } from './points.ts'

/** Where a hand is, in the figure's own units, and what it holds (drawn round 0,0 under the fingers). */
export interface Hand {
  at?: Point
  holds?: string
}

/** How a figure stands at one moment. Its own units are about 220 from feet, on 0,0, to head. */
export interface Pose {
  x: number
  y: number
  scale: number
  /** Degrees, clockwise, round the feet. */
  lean?: number
  /** Above 0 flatter and wider, below 0 taller and thinner. */
  squash?: number
  /** Degrees the head tips to its side. */
  tilt?: number
  /** How far the head is moved. */
  nod?: Point
  /** Where the face turns, -1 to 1 both ways. */
  look?: Point
  mood?: Mood
  /** Red of the cheeks, 0 to 1. */
  blush?: number
  left?: Hand
  right?: Hand
}

const key = inks.night
const bone = 46
const shoulder = 34

/** The elbow between shoulder and hand: outwards and low, and straight when the hand is far away. */
function elbowOf(from: Point, to: Point, side: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy) || 1
  const out = Math.sqrt(Math.max(0, bone ** 2 - (far / 2) ** 2))
  // Hands that hang bend the elbow one way, hands that are up the other; between, it is straight.
  const way = Math.max(-1, Math.min(1, (dy / far - 0.12) * 4)) * side
  return [
    (from[0] + to[0]) / 2 + (dy / far) * out * way,
    (from[1] + to[1]) / 2 - (dx / far) * out * way,
  ]
}

function drawArm(body: Body, side: number, { at = [50 * side, -58], holds }: Hand = {}): string {
  const from: Point = [shoulder * side, -126]
  const [x, y] = at
  const held = holds ? `<g transform="translate(${n(x)} ${n(y)})">${holds}</g>` : ''
  return `${limb(`M${xy(from)}L${xy(elbowOf(from, at, side))}L${xy(at)}`, body.cloth)}${held}<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="${body.skin}"/>`
}

function scales({ scale, squash = 0 }: Pose): Point {
  return [scale * (1 + squash * 0.6), scale * (1 - squash)]
}

function placed(pose: Pose, drawing: string): string {
  const [wide, high] = scales(pose)
  return `<g transform="translate(${n(pose.x)} ${n(pose.y)}) rotate(${n(pose.lean ?? 0)}) scale(${wide.toFixed(4)} ${high.toFixed(4)})" stroke="${key}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`
}

/** The figure without its arms, for when a table comes between. */
export function drawTorso(body: Body, pose: Pose): string {
  const [dx, dy] = pose.nod ?? [0, 0]
  const turn = `translate(${n(dx)} ${n(dy)}) rotate(${n(pose.tilt ?? 0)} 0 -138)`
  return placed(
    pose,
    `<g transform="${turn}">${hairBehind(body)}</g>${drawDress(body)}<g transform="${turn}"><circle cy="-172" r="37" fill="${body.skin}"/>${drawFace(body, pose)}${hairAbove(body)}</g>`,
  )
}

/** The arms alone, to be drawn over what lies before the figure. */
export function drawArms(body: Body, pose: Pose): string {
  return placed(pose, drawArm(body, -1, pose.left) + drawArm(body, 1, pose.right))
}

/** A whole figure. */
export function drawFigure(body: Body, pose: Pose): string {
  return drawTorso(body, pose) + drawArms(body, pose)
}

/** Where a point of the figure's own units lies in the drawing: for what leaves a hand. */
export function toScene(pose: Pose, [x, y]: Point): Point {
  const [wide, high] = scales(pose)
  const angle = ((pose.lean ?? 0) * Math.PI) / 180
  const [px, py] = [x * wide, y * high]
  return [
    pose.x + px * Math.cos(angle) - py * Math.sin(angle),
    pose.y + px * Math.sin(angle) + py * Math.cos(angle),
  ]
}

/** The other way round: where a point of the drawing lies in the figure's units, to reach for it. */
export function toFigure(pose: Pose, [x, y]: Point): Point {
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
