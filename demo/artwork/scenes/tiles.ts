import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { type Character, drawFigure, keyLine } from '../parts/figure.ts'
import { heartPath, starPath } from '../parts/geometry.ts'
import { cheers, holdsCards, holdsCheek, type Side, showsCard } from '../parts/gesture.ts'
import { fist } from '../parts/hand.ts'
import { arm } from '../parts/limb.ts'
import { svgDocument } from '../raster.ts'
import { type LabelInks, petalSun } from './label-ground.ts'

const WIDTH = 480
const HEIGHT = 400

type Pose = Parameters<typeof drawFigure>[1]

/** A guest whose head is at (x, y). */
function guest(who: Character, x: number, y: number, scale: number, pose: Pose): string {
  return drawFigure(who, { depth: 250, ...pose }, { x, y, scale })
}

/** The sun of the category's banner. */
function sun(ink: Pick<LabelInks, 'petal' | 'inner' | 'disc' | 'discLight'>): string {
  const plain = { ground: ink.disc, light: ink.discLight, trim: ink.petal, ...ink }
  return petalSun(plain, { cx: WIDTH / 2, cy: 206, radius: 126 })
}

/** A glass held up to the middle. */
function toasts(who: Character, side: Side, drink: string): string {
  const glass = `<g transform="translate(${side * 92} -106) rotate(${side * 12})"><path d="M-34 -58H34L26 42H-26Z" fill="${inks.cream}"/><path d="M-29 -28H29L24 36H-24Z" fill="${drink}" stroke="none"/><path d="M-34 -58H34L26 42H-26Z" fill="none"/></g>`
  return `${arm(who, [side * 72, 132], [side * 126, 70], [side * 98, -64])}${glass}${fist(side * 94, -90, who.skin, side * 60)}`
}

function party(): string {
  const { zoya, gurpreet, kabir } = people
  const card = { paper: inks.lemon, suit: 'star' } as const
  return [
    sun({ petal: inks.marigold, inner: inks.rani, disc: inks.violet, discLight: inks.violetLight }),
    guest(gurpreet, 112, 226, 0.84, { mood: 'laugh', turn: 1, over: cheers(gurpreet, -1) }),
    guest(kabir, 404, 276, 0.84, { mood: 'shock', turn: -1, over: holdsCheek(kabir, 1) }),
    guest(zoya, 236, 206, 1.04, {
      mood: 'laugh',
      over: showsCard(zoya, 1, card) + holdsCards(zoya, -1, inks.blue),
    }),
  ].join('')
}

function drinking(): string {
  const { kabir, ritu } = people
  const splash = `<path d="${starPath(240, 84, 84, 12, 0.68)}" fill="${inks.lemon}"/><path d="${starPath(240, 84, 52, 12, 0.7)}" fill="${inks.cream}" stroke="none"/>`
  return [
    sun({ petal: inks.lime, inner: inks.orange, disc: inks.coral, discLight: inks.orange }),
    keyLine(splash),
    guest(kabir, 112, 232, 1, { mood: 'laugh', turn: 1, over: toasts(kabir, 1, inks.orange) }),
    guest(ritu, 368, 232, 1, { mood: 'wink', turn: -1, over: toasts(ritu, -1, inks.rani) }),
  ].join('')
}

function couple(): string {
  const { arjun, ritu } = people
  const [his, hers] = [holdsCards(arjun, -1, inks.lemon), holdsCards(ritu, 1, inks.teal)]
  return [
    sun({
      petal: inks.blush,
      inner: inks.vermilion,
      disc: inks.indigo,
      discLight: inks.indigoLight,
    }),
    guest(arjun, 134, 216, 1.04, { mood: 'wink', turn: 1, tilt: 5, over: his }),
    guest(ritu, 346, 216, 1.04, { mood: 'smug', turn: -1, tilt: -5, over: hers }),
    keyLine(`<path d="${heartPath(240, 84, 110)}" fill="${inks.vermilion}"/>`),
  ].join('')
}

function family(): string {
  const { dadi, bunty, pinky } = people
  const card = { paper: inks.lemon, suit: 'heart' } as const
  return [
    sun({ petal: inks.marigold, inner: inks.violet, disc: inks.sky, discLight: inks.skyLight }),
    guest(bunty, 76, 286, 0.84, { mood: 'grin', turn: 1 }),
    guest(pinky, 388, 250, 0.84, { mood: 'shock', turn: -1, over: holdsCheek(pinky, 1) }),
    guest(dadi, 240, 206, 1.06, {
      mood: 'laugh',
      over: showsCard(dadi, -1, card) + holdsCards(dadi, 1, inks.blue),
    }),
  ].join('')
}

const drawers = {
  'party-games': party,
  'drinking-games': drinking,
  'couple-games': couple,
  'family-games': family,
}

/** Categories with a tile on home. */
export type TileCategory = keyof typeof drawers

/** Their handles; `Object.keys` loses the key type. */
export const tileCategories = Object.keys(drawers) as TileCategory[]

/** The cast of a category's banner, 480x400, without a ground: the tile has its own. */
export function tilePicture(category: TileCategory): string {
  return svgDocument(WIDTH, HEIGHT, drawers[category]())
}
