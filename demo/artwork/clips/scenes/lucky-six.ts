import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import { n } from '../../parts/geometry.ts'
import { drawGullyHouse } from '../../parts/gully-house.ts'
import type { Clip } from '../clip.ts'
import { die } from '../die.ts'
import { drawFigure, type Pose, reaching } from '../figure.ts'
import { arc, type Point } from '../points.ts'
import { put, sticker } from '../props.ts'
import { burst, confetti } from '../sparks.ts'
import { backdrop, floor, frame } from '../stage.ts'
import {
  easeIn,
  easeOut,
  glide,
  hop,
  linear,
  overshoot,
  span,
  step,
  swing,
  track,
} from '../timeline.ts'

const seconds = 5
const { coral, lemon, leaf, marigold, peacock, rani, sky, skyLight, teal, violet } = inks
const thrown = 0.9
/** When the die, after teetering on its edge, falls on the six. */
const falls = 2.9

const hands: Point = [240, 322]
/** The bounces, each from the previous time and point. */
const bounces = [
  { until: 1.4, to: [118, 470], lift: 190 },
  { until: 1.8, to: [322, 528], lift: 110 },
  { until: 2.08, to: [214, 502], lift: 46 },
  { until: 2.26, to: [196, 508], lift: 14 },
] as const

function diePlace(time: number): Point {
  const back = span(time, 4.25, 4.75, linear)
  if (back > 0) return arc([196, 508], hands, back, 150)
  let from: Point = hands
  let since = thrown
  for (const { until, to, lift } of bounces) {
    if (time < until) return arc(from, to, span(time, since, until, linear), lift)
    from = to
    since = until
  }
  return from
}

function dieDrawn(time: number): string {
  const [x, y] = diePlace(time)
  const near = span(time, thrown, 1.4, linear) - span(time, 4.25, 4.75, linear)
  const ground = time > thrown + 0.2 && time < 4.4 ? 1 : 0
  const tumble = track(
    time,
    [thrown, 15],
    [2.26, 0.72, easeOut],
    [2.5, 0.92],
    [2.75, 0.6],
    [falls, 0, easeIn],
  )
  const again = span(time, 4.25, 4.75) * Math.PI * 2
  const size = 15 + 31 * near
  const shadow =
    near > 0.2
      ? `<ellipse cx="${n(x)}" cy="${n(Math.max(y, 500) + 44)}" rx="${n(size * 1.3 * ground)}" ry="${n(size * 0.34 * ground)}" fill="${inks.night}" opacity="0.35"/>`
      : ''
  const bump = 6 * hop(time, falls, falls + 0.2)
  return shadow + die({ at: [x, y - bump], size, spin: [tumble + again, 0, tumble * 0.8 + again] })
}

/** Everybody leans in while the die teeters, and jumps when it falls. */
function mates(time: number, x: number, body: 'left' | 'middle' | 'right'): Pose {
  const side = body === 'left' ? -1 : body === 'right' ? 1 : 0
  const tense = span(time, 2.2, 2.5) - span(time, falls - 0.05, falls + 0.05)
  const first = hop(time, falls + 0.1, falls + 0.62)
  const jump = first + 0.7 * hop(time, falls + 0.68 + side * 0.05, falls + 1.1 + side * 0.05)
  const crouch = hop(time, falls - 0.02, falls + 0.12) + hop(time, falls + 0.6, falls + 0.74)
  return {
    x,
    y: 438 - 84 * jump,
    scale: 1.04,
    squash: 0.1 * crouch - 0.05 * first + 0.05 * tense,
    lean: -side * 7 * tense + side * 5 * first,
    tilt: -side * 8 * tense + 4 * swing(time, seconds, 4, side * 0.3),
    look: [
      step(time, [0, -side * 0.8], [1.1, -0.5], [1.5, 0.5], [2, -side * 0.7], [4.3, -side * 0.8]),
      time > thrown && time < 4.4 ? 0.9 : 0.5,
    ],
    mood: step(
      time,
      [0, 'keen'],
      [1, 'shock'],
      [2.2, 'worried'],
      [falls + 0.08, 'laugh'],
      [4.3, 'grin'],
      [4.8, 'keen'],
    ),
  }
}

function roller(time: number): Pose {
  const pose = mates(time, 240, 'middle')
  const joy = span(time, falls + 0.05, falls + 0.2, easeOut) - span(time, 4, 4.3)
  const rattle = (span(time, 0.1, 0.2) - span(time, 0.7, 0.8)) * 9 * swing(time, 0.2, 1)
  const cup = (side: number) =>
    glide(
      time,
      [0.7, [240 + side * 14, 334]],
      [0.82, [240 + side * 20, 356]],
      [1, [240 + side * 50, 330], overshoot],
      [2.2, [240 + side * 50, 330]],
      [2.5, [240 + side * 22, 318]],
      [4.3, [240 + side * 22, 330]],
      [4.7, [240 + side * 14, 334]],
    )
  const up = (side: number): Point => {
    const [x, y] = cup(side)
    return [x + side * 46 * joy, y + rattle - (140 + 438 - pose.y) * joy]
  }
  return reaching(pose, up(-1), up(1))
}

function friend(time: number, side: -1 | 1): Pose {
  const x = 240 + side * 148
  const pose = mates(time, x, side < 0 ? 'left' : 'right')
  const joy = span(time, falls + 0.05, falls + 0.2, easeOut) - span(time, 4, 4.4)
  const fear = span(time, 2.2, 2.5) - span(time, falls, falls + 0.15)
  const hand = (way: number): Point => {
    const calm: Point = [x + way * 50, 378 + 4 * swing(time, seconds, 3)]
    const bitten: Point = [x + way * 16, 288]
    return [
      calm[0] + (bitten[0] - calm[0]) * fear + way * 24 * joy,
      calm[1] + (bitten[1] - calm[1]) * fear - (152 + 438 - pose.y) * joy,
    ]
  }
  return reaching(pose, hand(-1), hand(1))
}

const street =
  `<g transform="translate(10 332) scale(0.56)">${drawGullyHouse({ width: 210, wall: inks.orange, trim: rani, awning: violet, storeys: ['windows'], roof: 'dome', sign: 'चाय' }, 0, 0)}</g>` +
  `<g transform="translate(352 332) scale(0.56)">${drawGullyHouse({ width: 210, wall: rani, trim: marigold, awning: peacock, storeys: ['windows'], roof: 'tank', sign: 'पतंग' }, 0, 0)}</g>`

function draw(time: number): string {
  const cheer = span(time, falls + 0.25, falls + 0.5, overshoot) - span(time, 4, 4.2)
  return `${backdrop({ ground: sky, light: skyLight, y: 300, turned: span(time, falls, 4.6) })}${street}
${floor(330, leaf, inks.leafLight)}
${burst([196, 504], span(time, falls, falls + 0.5, linear), 170, lemon, 14)}
${drawFigure(people.zoya, friend(time, -1))}${drawFigure(people.dada, friend(time, 1))}
${drawFigure(people.gurpreet, roller(time))}
${confetti({ seed: 'six', from: [240, 420], age: time - falls - 0.05, count: 40, lasts: 1.7, speed: 980 })}
${time > thrown && time < 4.75 ? dieDrawn(time) : ''}${cheer > 0 ? put(sticker({ text: 'Six!', fill: lemon, ink: inks.vermilion }), [372, 506], -8 + 3 * swing(time, 1, 1), cheer * 0.94) : ''}
${frame({ awning: coral, accent: teal })}`
}

/** A die that teeters on its edge, and the jump of joy when it falls on the six. */
export const luckySix: Clip = { seconds, poster: 3.25, draw }
