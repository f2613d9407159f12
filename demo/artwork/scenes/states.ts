import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { cheers, holdsCards, holdsCheek, reachesOut, showsCard, waves } from '../parts/gesture.ts'
import { playingCard } from '../parts/hand.ts'
import { sittingCat, sleepingDog } from '../parts/street-life.ts'
import { svgDocument } from '../raster.ts'
import { faqCounter } from './faq-counter.ts'
import { beatenUncle, sparks } from './hero-players.ts'
import { type LabelInks, petalSun } from './label-ground.ts'

const WIDTH = 520
const HEIGHT = 440

const sun = (disc: string, discLight: string, petal: string): string => {
  const ink: LabelInks = {
    ground: disc,
    light: discLight,
    trim: petal,
    petal,
    inner: inks.violet,
    disc,
    discLight,
  }
  return petalSun(ink, { cx: 260, cy: 220, radius: 140 })
}

const suns = {
  lemon: sun(inks.lemon, inks.marigold, inks.rani),
  teal: sun(inks.teal, inks.peacock, inks.lemon),
  rani: sun(inks.rani, inks.raniLight, inks.lemon),
  sky: sun(inks.sky, inks.skyLight, inks.coral),
}

/** The sun's disc and its outline. */
const DISC = 144

/**
 * A figure whose body ends with the sun's disc: the picture's own edge would cut it in a straight line above nothing.
 * @param beyond path of where it may leave the disc, besides above the disc's middle
 */
const inSun = (figure: string, beyond = ''): string =>
  `<clipPath id="in-sun"><path d="M0 0H${WIDTH}V220H${260 + DISC}A${DISC} ${DISC} 0 0 1 ${260 - DISC} 220H0Z${beyond}"/></clipPath><g clip-path="url(#in-sun)">${figure}</g>`

/** An open box with nothing in it. */
const emptyBox = keyLine(
  `<path d="M-92 -30H92L74 70H-74Z" fill="${inks.coral}"/><path d="M-92 -30L-66 -52H66L92 -30Z" fill="${inks.maroon}"/><path d="M-92 -30L-130 -8L-112 14L-84 -4M92 -30L130 -8L112 14L84 -4" fill="${inks.coral}"/><path d="M-40 20H40" fill="none" stroke="${inks.lemon}"/>`,
)

const heart = (x: number, y: number, size: number) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 16C-26 -2 -16 -22 0 -10C16 -22 26 -2 0 16Z" fill="${inks.vermilion}" stroke="${inks.night}" stroke-width="4"/>`

/** A magnifying glass, drawn around the hand that holds it. Its lemon ring shows on a ground of any colour. */
const glass = `<path d="M0 12V-34" stroke-width="24"/><circle cy="-78" r="44" fill="${inks.skyLight}" stroke-width="22"/><path d="M0 12V-34M-44 -78a44 44 0 1 1 88 0a44 44 0 1 1 -88 0Z" fill="none" stroke="${inks.lemon}" stroke-width="10"/><path d="M-16 -90Q-10 -100 2 -102" fill="none" stroke="${inks.cream}"/>`

/** A sealed letter, drawn around the hand that holds it. */
const letter = `<g transform="rotate(8) scale(0.92)"><rect x="-58" y="-108" width="132" height="92" rx="8" fill="${inks.cream}"/><path d="M-54 -102L8 -54L70 -102" fill="none"/><circle cx="8" cy="-52" r="13" fill="${inks.vermilion}"/></g>`

/** A post with arms that point everywhere. */
const signpost = keyLine(
  `<path d="M-9 -150H9V190H-9Z" fill="${inks.chai}"/><path d="M-4 -140H92L116 -116L92 -92H-4Z" fill="${inks.lemon}"/><path d="M4 -78H-92L-116 -54L-92 -30H4Z" fill="${inks.coral}"/><path d="M-4 -16H76L100 8L76 32H-4Z" fill="${inks.teal}"/>`,
)

const drawers = {
  cart: () => {
    const { bunty } = people
    return `${suns.lemon}${drawFigure(bunty, { mood: 'sad', tilt: 4, depth: 240 }, { x: 260, y: 190, scale: 0.95 })}<g transform="translate(260 350) scale(1.05)">${emptyBox}</g>`
  },
  wishlist: () => {
    const { ritu } = people
    return `${suns.rani}${inSun(drawFigure(ritu, { mood: 'smile', tilt: -6, depth: 240, over: holdsCheek(ritu, 1) }, { x: 260, y: 190 }))}${heart(110, 120, 1.7)}${heart(420, 90, 2.2)}${heart(446, 190, 1.2)}`
  },
  search: () => {
    const { kabir } = people
    return `${suns.sky}${inSun(drawFigure(kabir, { mood: 'shock', turn: 1, depth: 240, over: reachesOut(kabir, 1, glass) }, { x: 220, y: 200, scale: 0.95 }), 'M310 200H520V440H310Z')}`
  },
  shelf: () =>
    `${suns.teal}${inSun(drawFigure(people.dada, { mood: 'sleep', tilt: 10, depth: 240 }, { x: 250, y: 200 }))}<g transform="translate(410 390)">${keyLine(sittingCat(inks.orange, inks.vermilion))}</g>`,
  lost: () =>
    `${suns.teal}<g transform="translate(392 210)">${signpost}</g>${inSun(beatenUncle(210, 210, 0.95))}`,
  login: () => {
    const { meera } = people
    const card = showsCard(meera, 1, { paper: inks.lemon, suit: 'star', ink: inks.vermilion })
    return `${suns.lemon}${inSun(drawFigure(meera, { mood: 'wink', turn: 1, depth: 240, over: card }, { x: 240, y: 200 }))}`
  },
  signup: () => {
    const { gurpreet } = people
    return `${suns.sky}${inSun(drawFigure(gurpreet, { mood: 'laugh', depth: 240, over: waves(gurpreet, 1) }, { x: 245, y: 215, scale: 0.95 }))}`
  },
  faq: faqCounter,
  forgot: () => {
    const { dada } = people
    return `${suns.rani}${inSun(drawFigure(dada, { mood: 'smug', turn: -1, tilt: 6, depth: 240, over: holdsCheek(dada, 1) }, { x: 255, y: 200 }))}`
  },
  thanks: () => {
    const { dadi } = people
    const over = `${cheers(dadi, -1)}${cheers(dadi, 1)}<g transform="translate(-120 -92) rotate(-14)">${playingCard({ paper: inks.lemon, suit: 'star' })}</g><g transform="translate(120 -92) rotate(14)">${playingCard({ paper: inks.cream, suit: 'heart' })}</g>`
    return `${suns.teal}${inSun(drawFigure(dadi, { mood: 'laugh', depth: 240, over }, { x: 260, y: 210 }))}${sparks(
      [
        [90, 60, 26],
        [440, 330, 22],
        [80, 300, 18],
      ],
      inks.coral,
    )}`
  },
  contact: () => {
    const { aunty } = people
    return `${suns.teal}${inSun(drawFigure(aunty, { mood: 'grin', turn: 1, depth: 240, over: reachesOut(aunty, 1, letter) }, { x: 204, y: 200, scale: 0.92 }), 'M310 200H520V440H310Z')}`
  },
  checkout: () => {
    const { zoya } = people
    return `${suns.lemon}${inSun(drawFigure(zoya, { mood: 'smug', turn: 1, depth: 240, over: holdsCards(zoya, 1, inks.violet, 5) }, { x: 250, y: 190 }))}<g transform="translate(160 400) scale(0.9)">${keyLine(sleepingDog(inks.chaiLight, inks.cream))}</g>`
  },
}

/** States of the shop that have a picture: nothing here, not found, log in, thank you. */
export type ShopState = keyof typeof drawers

/** Their names; `Object.keys` loses the key type. */
export const shopStates = Object.keys(drawers) as ShopState[]

/** The picture of a state, 520x440, without a ground. */
export function statePicture(state: ShopState): string {
  return svgDocument(WIDTH, HEIGHT, drawers[state]())
}
