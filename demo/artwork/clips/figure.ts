import { inks } from '../inks.ts'
import { n, xy } from '../parts/geometry.ts'
import { type Body, drawDress, hairAbove, hairBehind, limb } from './body.ts'
import { drawFace, type Mood } from './face.ts'
import type { Point } from './points.ts'

/** A hand's position in figure units, and what it holds (drawn around 0,0 under the fingers). */
export interface Hand {
  at?: Point
  holds?: string
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
const shoulder = 34

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

/** The figure without arms, to draw behind a table. */
export function drawTorso(body: Body, pose: Pose): string {
  const [dx, dy] = pose.nod ?? [0, 0]
  const turn = `translate(${n(dx)} ${n(dy)}) rotate(${n(pose.tilt ?? 0)} 0 -138)`
  return placed(
    pose,
    `<g transform="${turn}">${hairBehind(body)}</g>${drawDress(body)}<g transform="${turn}"><circle cy="-172" r="37" fill="${body.skin}"/>${drawFace(body, pose)}${hairAbove(body)}</g>`,
  )
}

/** Only the arms, to draw in front of a table. */
export function drawArms(body: Body, pose: Pose): string {
  return placed(pose, drawArm(body, -1, pose.left) + drawArm(body, 1, pose.right))
}

/** A whole figure. */
export function drawFigure(body: Body, pose: Pose): string {
  return drawTorso(body, pose) + drawArms(body, pose)
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
