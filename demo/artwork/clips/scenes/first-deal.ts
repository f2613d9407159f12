import { gameOf, games } from '../../games.ts'
import { inks } from '../../inks.ts'
import { bunting } from '../../parts/bunting.ts'
import { cardFace, cardHeight, cardWidth, cardBack as printedBack } from '../../parts/card.ts'
import { people } from '../../parts/characters.ts'
import type { Clip } from '../clip.ts'
import { drawArms, drawTorso, type Pose, reaching } from '../figure.ts'
import { arc, type Point } from '../points.ts'
import { cardBack, put, sticker, turningCard } from '../props.ts'
import { burst, confetti } from '../sparks.ts'
import { backdrop, frame, table } from '../stage.ts'
import {
  easeIn,
  easeInOut,
  easeOut,
  glide,
  hop,
  overshoot,
  span,
  step,
  swing,
  track,
} from '../timeline.ts'

const seconds = 5
const { coral, blush, blushLight, cream, lemon, marigold, vermilion, violet } = inks

const handle = 'great-desi-party-game'
const game = games.find((candidate) => candidate.handle === handle)
const { cards = [], palette } = gameOf(handle)
const [, playLine] = cards
if (game === undefined || playLine === undefined) throw new Error(`${handle} has no cards to deal`)
const shift = `<g transform="translate(${-cardWidth / 2} ${-cardHeight / 2})">`
const bigBack = `${shift}${printedBack(game, 'deal')}</g>`
const bigFront = `${shift}${cardFace(game, playLine, 0)}</g>`
const small = cardBack(palette.ground, palette.accent)

const streamers = `<g transform="scale(0.7)">${bunting([0, 96], [343, 68], 40)}${bunting([343, 68], [686, 96], 40)}</g>`

const deck: Point = [264, 356]
/** Each card's landing point, throw time and return time. */
const deals = [
  { to: [96, 366], thrown: 0.5, back: 4.3, turn: -380 },
  { to: [392, 368], thrown: 0.8, back: 4.36, turn: 395 },
  { to: [134, 380], thrown: 1.1, back: 4.42, turn: -345 },
  { to: [354, 384], thrown: 1.4, back: 4.48, turn: 350 },
] as const

function dealtCard(time: number, { to, thrown, back, turn }: (typeof deals)[number]): string {
  const out = span(time, thrown, thrown + 0.42, easeOut)
  const home = span(time, back, back + 0.3, easeIn)
  if (out === 0 || home === 1) return ''
  const [x, y] = arc(deck, to, out - home, home > 0 ? 10 : 46)
  const lying = 0.42 + 0.25 * hop(time, thrown, thrown + 0.42)
  return put(put(small, [0, 0], turn * (out - home), 0.62), [x, y], 0, 1, lying / 0.62)
}

/** The card thrown at the viewer. */
function yourCard(time: number): string {
  const near = span(time, 1.95, 2.55, easeOut) - span(time, 4, 4.45, easeInOut)
  if (near <= 0) return ''
  const [x, y] = arc(deck, [240, 418], near, 190)
  const turn =
    time < 3.5 ? track(time, [1.95, -200], [2.6, 0, easeOut]) : track(time, [4, 0], [4.45, 90])
  const over = span(time, 2.55, 2.95, easeInOut) - span(time, 3.8, 4.05, easeInOut)
  const size = 0.085 + 0.455 * near + 0.02 * hop(time, 2.95, 3.2)
  return put(turningCard(bigBack, bigFront, over), [x, y], turn, size)
}

/** The sticker of the moment when all hands are up. */
function sold(time: number): string {
  const share = span(time, 3, 3.3, overshoot) - span(time, 3.75, 3.95, easeIn)
  if (share <= 0) return ''
  const words = sticker({ text: 'Sold!', fill: lemon, ink: vermilion })
  return put(words, [386, 507], 8 + 4 * swing(time, 0.8, 1), share * 0.82)
}

function dealer(time: number): Pose {
  const throwing = deals.reduce(
    (sum, { thrown, to }) => sum + hop(time, thrown - 0.12, thrown + 0.2) * Math.sign(to[0] - 240),
    0,
  )
  const big = track(
    time,
    [1.6, 0],
    [1.9, 0.5],
    [2.05, 1, easeOut],
    [2.7, 0.2],
    [4.1, 0.2],
    [4.4, 0],
  )
  const pose: Pose = {
    x: 240,
    y: 426 - 10 * hop(time, 2.95, 3.35) - 6 * hop(time, 3.35, 3.65),
    scale: 1.24,
    squash: track(time, [1.6, 0], [1.85, 0.05], [2.05, -0.05, easeOut], [2.4, 0]),
    lean: throwing * 3,
    tilt: throwing * 6 + 3 * swing(time, seconds, 3),
    look: [throwing * 0.8, time > 1.6 && time < 2.9 ? -0.3 : 0.5],
    mood: step(time, [0, 'grin'], [1.55, 'smug'], [2.05, 'laugh'], [2.95, 'laugh'], [3.9, 'grin']),
  }
  const hand: Point = [268 + throwing * 46, 350 - Math.abs(throwing) * 14 - big * 120]
  return reaching(pose, [226, 354], hand)
}

function player(time: number, side: number): Pose {
  const gasp = span(time, 2.2, 2.5) - span(time, 2.95, 3.1)
  const arrive = deals.filter(({ to }) => Math.sign(to[0] - 240) === side)
  const slap = arrive.reduce((sum, { thrown }) => sum + hop(time, thrown + 0.3, thrown + 0.6), 0)
  const joy = hop(time, 2.95, 3.3) + hop(time, 3.3, 3.6) * 0.6
  const pose: Pose = {
    x: 240 + side * 144,
    y: 436 - 22 * joy,
    scale: 1.12,
    squash: -0.03 * joy + 0.04 * slap,
    lean: -side * (3 * gasp + 2),
    tilt: -side * (4 + 8 * gasp) + 5 * swing(time, seconds, 4, side * 0.2),
    look: [-side * (time > 1.6 && time < 4.1 ? 0.9 : 0.4), time > 2 && time < 4 ? -0.7 : 0.6],
    mood: step(
      time,
      [0, 'keen'],
      [1.7, 'smile'],
      [2.1, 'shock'],
      [2.95, 'laugh'],
      [4.1, 'grin'],
      [4.7, 'keen'],
    ),
  }
  const rest: Point = [240 + side * 104, 362]
  const up = glide(
    time,
    [2.9, rest],
    [3.1, [240 + side * 76, 170], overshoot],
    [3.7, [240 + side * 80, 178]],
    [4, rest],
  )
  const outer: Point = [240 + side * (182 - 8 * slap), 362 - 22 * slap + 10 * gasp]
  const flung = glide(
    time,
    [2.9, outer],
    [3.1, [240 + side * 206, 176], overshoot],
    [3.7, [240 + side * 202, 184]],
    [4, outer],
  )
  return side < 0 ? reaching(pose, flung, up) : reaching(pose, up, flung)
}

function draw(time: number): string {
  const group = [
    { body: people.kabir, pose: player(time, -1) },
    { body: people.dadi, pose: player(time, 1) },
    { body: people.meera, pose: dealer(time) },
  ]
  const stack = [0, 4, 8]
    .map((rise) => put(small, [deck[0] - 34, deck[1] + 6 - rise], 0, 0.62, 0.42))
    .join('')
  return `${backdrop({ ground: blush, light: blushLight, y: 250, turned: span(time, 2.5, 4.6) })}
${streamers}${group.map(({ body, pose }) => drawTorso(body, pose)).join('')}
${table({ x: 240, y: 374, width: 436, depth: 104, top: cream, cloth: violet, trim: marigold })}
${stack}${deals.map((deal) => dealtCard(time, deal)).join('')}
${group.map(({ body, pose }) => drawArms(body, pose)).join('')}
${confetti({ seed: 'deal', from: [240, 400], age: time - 2.95, count: 34, lasts: 1.9, speed: 900 })}
${burst(
  [240, 440],
  span(time, 2.9, 3.4, (share) => share),
  240,
  lemon,
  16,
)}${yourCard(time)}${sold(time)}
${frame({ awning: coral, accent: marigold })}`
}

/** Cards fly across the table, and the last one is for you. */
export const firstDeal: Clip = { seconds, poster: 3.15, draw }
