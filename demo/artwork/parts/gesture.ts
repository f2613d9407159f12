import type { Character } from './figure.ts'
import { n } from './geometry.ts'
import { type CardLook, cardFan, fist, openHand, playingCard } from './hand.ts'
import { arm, type Spot } from './limb.ts'

/** The side of the picture on which the arm is: -1 is left. */
export type Side = -1 | 1

type Who = Pick<Character, 'skin' | 'garment'>

function bent(who: Who, elbow: Spot, wrist: Spot, side: Side): string {
  const at = ([x, y]: Spot): Spot => [side * x, y]
  return arm(who, at([72, 132]), at(elbow), at(wrist))
}

/** A hand of cards before the chest, their backs in `back`. */
export function holdsCards(who: Who, side: Side, back: string, count = 4): string {
  return `${bent(who, [128, 204], [74, 176], side)}${cardFan({ x: side * 66, y: 158, tilt: side * 8, count, back, scale: 0.95 })}${fist(side * 66, 166, who.skin, side * -20)}`
}

/** A fist in the air. */
export function cheers(who: Who, side: Side): string {
  return `${bent(who, [122, 84], [118, -20], side)}${fist(side * 118, -38, who.skin, side * 8)}`
}

/** An open hand in the air. */
export function waves(who: Who, side: Side): string {
  return `${bent(who, [126, 92], [140, 4], side)}${openHand(side * 142, -12, who.skin, side * 12)}`
}

/** A card held up, its face to us. */
export function showsCard(who: Who, side: Side, card: CardLook): string {
  return `${bent(who, [120, 110], [132, 30], side)}<g transform="translate(${side * 136} -22) rotate(${side * 10})">${playingCard(card)}</g>${fist(side * 132, 14, who.skin, side * 6)}`
}

/** A hand at the cheek. */
export function holdsCheek(who: Who, side: Side): string {
  return `${bent(who, [108, 206], [64, 106], side)}${openHand(side * 58, 78, who.skin, side * -24)}`
}

/** An arm reached out to the side, with something in the hand (drawn round the hand's middle). */
export function reachesOut(who: Who, side: Side, held: string, rise = 0): string {
  const [x, y] = [226, 96 - rise]
  return `${bent(who, [150, 150 - rise / 3], [x - 14, y + 6], side)}<g transform="translate(${side * (x + 2)} ${n(y)})">${held}</g>${fist(side * x, y, who.skin, side * 60)}`
}

/** Both hands folded on what is in front. */
export function restsArms(who: Who): string {
  return `${bent(who, [124, 214], [40, 222], 1)}${bent(who, [124, 214], [40, 222], -1)}${fist(-30, 222, who.skin, 70)}${fist(26, 224, who.skin, -70)}`
}
