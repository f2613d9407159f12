import { inks } from '../inks.ts'
import { drawGarment, type Garment } from './garment.ts'
import { n } from './geometry.ts'
import { type Hair, hairAbove, hairBehind } from './hair.ts'
import { drawHead, type Face } from './head.ts'

/** A person's fixed looks, shared by many pictures. */
export interface Character extends Omit<Face, 'mood' | 'turn'> {
  hair: Hair
  garment: Garment
}

interface Pose {
  mood: Face['mood']
  turn?: number
  /** Lean of the head, degrees. */
  tilt?: number
  /** How far down from the head's middle the clothes reach. */
  depth?: number
  /** Drawn under the clothes, and on top: arms, hands, what they hold. */
  under?: string
  over?: string
  /** Drawn between the clothes and the head. */
  between?: string
}

interface Place {
  x: number
  y: number
  scale?: number
  mirror?: boolean
}

/** Round dark lines of every figure. */
export function keyLine(drawing: string, width = 6.5): string {
  return `<g stroke="${inks.night}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`
}

/** A person from the waist up; (x, y) is the middle of the head, which is 100 wide before scaling. */
export function drawFigure(who: Character, pose: Pose, { x, y, scale = 1, mirror }: Place): string {
  const { hair, garment, ...face } = who
  const lean = (part: string) => `<g transform="rotate(${pose.tilt ?? 0} 0 60)">${part}</g>`
  const head = lean(drawHead({ ...face, mood: pose.mood, turn: pose.turn }) + hairAbove(hair))
  const drawing = `${lean(hairBehind(hair))}${pose.under ?? ''}${drawGarment(garment, who.skin, pose.depth)}${pose.between ?? ''}${head}${pose.over ?? ''}`
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(mirror ? -scale : scale)} ${n(scale)})">${keyLine(drawing)}</g>`
}
