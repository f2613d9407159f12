import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { drawFigure } from '../parts/figure.ts'
import { bangle } from '../parts/garment.ts'
import { starPath } from '../parts/geometry.ts'
import { cardFan, fist, openHand, playingCard } from '../parts/hand.ts'
import { arm } from '../parts/limb.ts'

const { dadi, chacha, meera, bunty, pinky } = people

/** What is in Dadi's other hand: a fan of cards, or, up high, a card that the page covers with a game's box (home-deck.css). */
export type Prize = 'cards' | 'box'

/** A hand around a box's lower edge, as round as the hole that the page leaves in the box. */
const grip = (x: number, y: number, skin: string) =>
  `<g transform="translate(${x} ${y})"><circle r="21" fill="${skin}"/><path d="M8 -9H-14M6 1H-15M2 11H-11" fill="none" stroke-width="4.5"/><path d="M15 8C20 -8 12 -16 4 -12L-3 -5" fill="${skin}" stroke-width="5"/></g>`

const lower = `${arm(dadi, [72, 132], [142, 206], [118, 166])}${cardFan({ x: 116, y: 150, tilt: 16, count: 5, back: inks.blue })}${bangle(128, 182, 20, inks.lemon)}${fist(114, 156, dadi.skin, 20)}`

const upper = `${arm(dadi, [70, 132], [132, 100], [146, 8])}<g transform="translate(150 -78) scale(1.12)">${playingCard({ paper: inks.blue, ink: inks.cream })}</g>${bangle(143, 32, 9, inks.lemon)}${bangle(141, 44, 9, inks.vermilion)}${grip(150, -12, dadi.skin)}`

/** Dadi behind the table, the winning card up high. 0,0 is the middle of her head. */
export function winningDadi(prize: Prize, x: number, y: number, scale: number): string {
  const { skin } = dadi
  const burst = `<path d="${starPath(0, 0, 104, 16, 0.74)}" fill="${inks.coral}"/><path d="${starPath(0, 0, 84, 16, 0.8)}" fill="${inks.cream}" stroke="none"/>`
  const trump = `<g transform="translate(-176 -112) rotate(-10)">${burst}<g transform="scale(1.12)">${playingCard({ paper: inks.lemon, suit: 'star', ink: inks.vermilion })}</g></g>`
  const raised = `${arm(dadi, [-70, 132], [-124, 88], [-164, -34])}${bangle(-154, -4, -18, inks.lemon)}${bangle(-150, 8, -18, inks.vermilion)}${trump}${fist(-168, -52, skin, -14)}`
  const held = prize === 'box' ? upper : lower
  return drawFigure(dadi, { mood: 'laugh', depth: 240, over: raised + held }, { x, y, scale })
}

/** The loser, hands on his head. */
export function beatenUncle(x: number, y: number, scale: number): string {
  const { skin } = chacha
  const side = (sign: number) =>
    `${arm(chacha, [sign * 70, 134], [sign * 122, 86], [sign * 80, 14])}${openHand(sign * 74, -4, skin, sign * -30)}`
  return drawFigure(
    chacha,
    { mood: 'shock', turn: 1, tilt: -6, over: side(-1) + side(1) },
    { x, y, scale },
  )
}

/** The laughing friend, pointing at him over her cards. */
export function laughingFriend(x: number, y: number, scale: number): string {
  const { skin } = meera
  const cover = `${arm(meera, [-72, 134], [-118, 196], [-72, 118])}${bangle(-92, 152, 30, inks.lemon)}${openHand(-62, 96, skin, 34)}`
  const held = `${arm(meera, [72, 132], [132, 196], [112, 144])}${cardFan({ x: 112, y: 132, tilt: 14, count: 3, back: inks.vermilion })}${fist(108, 134, skin, 24)}`
  return drawFigure(
    meera,
    { mood: 'laugh', turn: -1, tilt: 5, over: cover + held },
    { x, y, scale },
  )
}

/** The shorts and legs of Bunty, from his waist. */
export function boyLegs(skin: string): string {
  return `<path d="M-34 280V338M34 280V338" stroke-width="33"/><path d="M-34 280V338M34 280V338" stroke="${skin}" stroke-width="20"/><path d="M-54 346H-22M22 346H54" stroke="${inks.cream}" stroke-width="22"/><path d="M-68 346H-20M20 346H68" stroke-width="9" transform="translate(0 12)"/><path d="M-74 214H74L82 292H12L0 252L-12 292H-82Z" fill="${inks.navy}"/>`
}

/** The boy at the corner of the table, one fist in the air. */
export function cheeringBoy(x: number, y: number, scale: number): string {
  const { skin } = bunty
  const raised = `${arm(bunty, [-70, 128], [-116, 84], [-126, -12])}${fist(-128, -26, skin, -10)}`
  const akimbo = `${arm(bunty, [72, 132], [122, 186], [84, 212])}${fist(82, 212, skin, -60)}`
  return drawFigure(
    bunty,
    { mood: 'grin', turn: 1, under: boyLegs(skin), over: raised + akimbo },
    { x, y, scale },
  )
}

/** The skirt and legs of Pinky, from her waist. */
export function girlSkirt(skin: string): string {
  return `<path d="M-30 290V340M30 290V340" stroke-width="31"/><path d="M-30 290V340M30 290V340" stroke="${skin}" stroke-width="18"/><path d="M-52 350H-22M22 350H52" stroke="${inks.rani}" stroke-width="20"/><path d="M-92 214H92L128 306Q0 330 -128 306Z" fill="${pinky.garment.cloth}"/><path d="M-118 290Q0 314 118 290" fill="none" stroke="${inks.cream}" stroke-width="8"/>`
}

/** The girl at the other corner, jumping with a card in her hand. */
export function jumpingGirl(x: number, y: number, scale: number): string {
  const { skin } = pinky
  const left = `${arm(pinky, [-72, 132], [-122, 186], [-84, 212])}${fist(-82, 212, skin, 60)}`
  const right = `${arm(pinky, [72, 128], [120, 84], [138, -8])}<g transform="translate(148 -62) rotate(14)">${playingCard({ paper: inks.cream, suit: 'heart' })}</g>${fist(140, -22, skin, 10)}`
  return drawFigure(
    pinky,
    { mood: 'laugh', turn: -1, under: girlSkirt(skin), over: left + right },
    { x, y, scale },
  )
}

/** Stars of surprise. */
export function sparks(
  places: readonly (readonly [number, number, number])[],
  fill: string,
): string {
  return `<path d="${places.map(([x, y, size]) => starPath(x, y, size, 4, 0.34)).join('')}" fill="${fill}"/>`
}
