import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import { type Character, keyLine } from '../../parts/figure.ts'
import { n, repeat } from '../../parts/geometry.ts'
import { seeded } from '../../parts/grain.ts'
import { fist } from '../../parts/hand.ts'
import type { Clip } from '../clip.ts'
import { drawArms, drawTorso, holding, type Pose, reaching, toScene } from '../figure.ts'
import { mix, mixPoint, type Point } from '../points.ts'
import { put, sticker } from '../props.ts'
import { burst, clash } from '../sparks.ts'
import { backdrop, frame, garlands, table } from '../stage.ts'
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

const seconds = 5.5
const clinks = 1.15
/** When the kettle is over each of the three glasses. */
const pours = [3.95, 4.35, 4.65] as const
const {
  chai,
  chaiLight,
  coral,
  cream,
  lemon,
  marigold,
  night,
  orange,
  peacock,
  peacockLight,
  rani,
  vermilion,
} = inks
const meeting: Point = [240, 398]

/** A glass of cutting chai, full to `level`. */
function glass(level: number): string {
  const top = mix(-3, -36, level)
  const wide = mix(13, 18.5, level)
  return `<g stroke="${night}" stroke-width="5" stroke-linejoin="round"><path d="M-20 -46L-14 0H14L20 -46Z" fill="${cream}"/>${level > 0.02 ? `<path d="M${n(-wide)} ${n(top)}L-13 -3H13L${n(wide)} ${n(top)}Z" fill="${chai}" stroke="none"/><path d="M${n(-wide)} ${n(top)}H${n(wide)}" stroke="${chaiLight}" stroke-width="5"/>` : ''}<path d="M-20 -46L-14 0H14L20 -46Z" fill="none"/><path d="M-7 -40L-5 -4M7 -40L5 -4" stroke-width="2.5"/></g>`
}

function levelOf(time: number, place: number): number {
  const poured = pours[place]
  // The front glass is filled off-screen.
  if (poured === undefined) return 1
  return 1 - span(time, 1.9, 2.6, linear) + span(time, poured, poured + 0.24, linear)
}

/** Path of a glass: from the table to the others, to the mouth, and down again. */
function glassPlace(time: number, rest: Point, back: Point, clink: Point, mouth: Point): Point {
  return glide(
    time,
    [0.25, rest],
    [0.85, back],
    [clinks, clink, easeIn],
    [clinks + 0.45, clink],
    [1.85, mouth],
    [2.65, mouth],
    [3.05, rest],
  )
}

/** Glasses stand between the heads, so that chai can be poured from above. */
const restAt = [166, 292, 346] as const

interface Guest {
  body: Character
  side: -1 | 0 | 1
}

const guests: readonly Guest[] = [
  { body: people.gurpreet, side: -1 },
  { body: people.bunty, side: 1 },
  { body: people.ritu, side: 0 },
]

const drinking = (time: number) => span(time, 1.8, 2.05) - span(time, 2.45, 2.65)
const cheering = (time: number) =>
  span(time, clinks, clinks + 0.1, easeOut) - span(time, clinks + 0.4, clinks + 0.65)

/** A guest's pose without hands. */
function stance(time: number, side: Guest['side']): Pose {
  const drink = drinking(time)
  const cheer = cheering(time)
  const warm = span(time, 2.6, 2.8) - span(time, 3.4, 3.7)
  const x = 240 + side * 146
  return {
    x: x - side * 10 * cheer,
    y: 492 - 14 * hop(time, clinks, clinks + 0.35) - (side === 0 ? 10 : 0),
    scale: side === 0 ? 1.26 : 1.2,
    squash: 0.04 * hop(time, 0.5, 1) - 0.05 * cheer + 0.03 * warm * swing(time, 0.5, 1),
    lean: side * (4 * span(time, 0.3, 0.85) - 7 * cheer - 4 * span(time, 0.85, 1.1)),
    tilt: (side === 0 ? -1 : side) * 13 * drink + 5 * warm * swing(time, 0.5, 1, side * 0.2),
    nod: [0, -4 * drink],
    look: [
      -side * track(time, [0, 0.4], [0.5, 0.8], [3.3, 0.8], [3.6, 0.4]),
      track(
        time,
        [0, 0.2],
        [1.7, 0],
        [1.9, -0.9],
        [2.4, -0.9],
        [2.7, 0.2],
        [3.5, 0.2],
        [3.75, -1],
        [4.9, -1],
        [5.2, 0.2],
      ),
    ],
    mood: step(
      time,
      [0, 'grin'],
      [0.4, 'keen'],
      [clinks, 'laugh'],
      [1.8, 'sleep'],
      [2.62, 'laugh'],
      [3.55, 'shock'],
      [4.85, 'grin'],
    ),
  }
}

/** The guest with the glass in hand, on its way. */
function toasting(time: number, side: Guest['side']): Pose {
  const pose = stance(time, side)
  const rest: Point = [restAt[side + 1] ?? 240, 424]
  const back: Point = side === 0 ? [318, 392] : [240 + side * 186, 380]
  const clink: Point = [meeting[0] + side * 46, meeting[1] + (side === 0 ? -26 : 2)]
  const mouth = toScene(pose, [side === 0 ? 8 : -side * 6, -138])
  const hand = glassPlace(time, rest, back, clink, mouth)
  const free: Point = [240 + side * 190 + (side === 0 ? -44 : 0), 414]
  const towards = side === 0 ? 1 : -side
  const tip =
    towards * 16 * cheering(time) -
    towards * 14 * (span(time, 0.3, 0.8) - span(time, 0.9, clinks)) +
    (side === 0 ? 58 : side * 58) * drinking(time)
  const held = put(glass(levelOf(time, side + 1)), [0, 14], tip, 1.4 / pose.scale)
  return side === 1
    ? holding(reaching(pose, hand, free), 'left', held)
    : holding(reaching(pose, free, hand), 'right', held)
}

/** The viewer's arm, from below. */
function ownArm(time: number): string {
  const drunk = span(time, 1.7, 1.95) - span(time, 2.6, 2.85)
  const [x, y] = mixPoint(
    glassPlace(time, [262, 508], [276, 556], [meeting[0] + 10, meeting[1] + 64], [262, 560]),
    [262, 690],
    drunk,
  )
  const path = `M${n(x + 70)} 660L${n(x + 34)} ${n(y + 70)}L${n(x)} ${n(y)}`
  return `<path d="${path}" fill="none" stroke="${night}" stroke-width="52" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${rani}" stroke-width="38" stroke-linejoin="round"/><path d="M${n(x + 1)} ${n(y + 30)}l30 -13" stroke="${night}" stroke-width="15" stroke-linecap="round"/><path d="M${n(x + 1)} ${n(y + 30)}l30 -13" stroke="${lemon}" stroke-width="7" stroke-linecap="round"/>${put(glass(levelOf(time, 3)), [x, y + 16], -8, 1.24)}${keyLine(fist(x, y, inks.skin, -24))}`
}

/** Drops of chai that the clink throws up. */
function drops(time: number): string {
  const next = seeded('chai-toast')
  const age = time - clinks
  if (age <= 0 || age > 0.9) return ''
  return repeat(16, () => {
    const [vx, vy, size] = [(next() - 0.5) * 520, -180 - next() * 420, 4 + next() * 5]
    return `<circle cx="${n(meeting[0] + vx * age)}" cy="${n(meeting[1] + vy * age + 560 * age ** 2)}" r="${n(size * (1 - age))}" fill="${chai}" stroke="${night}" stroke-width="3"/>`
  })
}

/** The kettle refills the glasses. */
function kettle(time: number): string {
  const over = (place: number): Point => [(restAt[place] ?? 240) + 86, 132]
  const [x, y] = glide(
    time,
    [3.35, [620, 110]],
    [3.9, over(0), easeOut],
    [4.2, over(0)],
    [4.35, over(1)],
    [4.55, over(1)],
    [4.65, over(2)],
    [4.9, over(2)],
    [5.35, [640, 90], easeIn],
  )
  if (x > 600) return ''
  const pouring = pours.some((at) => time >= at - 0.01 && time < at + 0.24)
  const stream = pouring
    ? `<path d="M${n(x - 78)} ${n(y - 16)}Q${n(x - 86)} ${n(y + 20)} ${n(x - 86)} 398" fill="none" stroke="${night}" stroke-width="15" stroke-linecap="round"/><path d="M${n(x - 78)} ${n(y - 16)}Q${n(x - 86)} ${n(y + 20)} ${n(x - 86)} 398" fill="none" stroke="${chai}" stroke-width="8" stroke-linecap="round"/>`
    : ''
  const body = `<g stroke="${night}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"><path d="M34 -44C66 -84 -66 -84 -34 -44" fill="none" stroke-width="17"/><path d="M34 -44C66 -84 -66 -84 -34 -44" fill="none" stroke="${vermilion}" stroke-width="7"/><path d="M-40 8L-84 -30L-70 -38L-34 -20Z" fill="${lemon}"/><path d="M-50 22C-56 -26 -30 -44 0 -44C30 -44 56 -26 50 22C46 38 -46 38 -50 22Z" fill="${lemon}"/><path d="M-46 2H46" stroke="${vermilion}" stroke-width="8"/><path d="M-26 -44Q0 -58 26 -44Z" fill="${orange}"/><circle cy="-56" r="6" fill="${lemon}"/></g>`
  return stream + put(body, [x, y], -10 - 6 * (pouring ? 1 : 0))
}

function draw(time: number): string {
  const group = guests.map(({ body, side }) => ({ body, pose: toasting(time, side) }))
  const word = span(time, clinks + 0.05, clinks + 0.35, overshoot) - span(time, 1.75, 1.95, easeIn)
  const words = sticker({ text: 'चीयर्स', face: 'hindi', fill: lemon, ink: vermilion })
  return `${backdrop({ ground: peacock, light: peacockLight, y: 250, turned: span(time, clinks, 3.6, easeOut) })}${garlands(marigold, coral, 2 * swing(time, seconds, 2))}
${burst([240, 250], span(time, clinks, clinks + 0.6, linear), 330, lemon, 20)}
${group.map((one) => drawTorso(one.body, one.pose)).join('')}
${table({ x: 240, y: 436, width: 452, depth: 88, top: orange, cloth: inks.maroon, trim: marigold })}
${word > 0 ? put(words, [240, 118], -4 + 2 * swing(time, 1.1, 2), word * 0.98) : ''}${group.map((one) => drawArms(one.body, one.pose)).join('')}
${clash([meeting[0], meeting[1] - 30], span(time, clinks, clinks + 0.3, linear), 84, lemon, vermilion)}${drops(time)}${kettle(time)}${ownArm(time)}
${frame({ awning: vermilion, accent: marigold })}`
}

/** Four glasses of cutting chai meet, are emptied, and filled again. */
export const chaiToast: Clip = { seconds, poster: 1.5, draw }
