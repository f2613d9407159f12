import { brand } from '#merchant/brand.ts'
import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import type { Character } from '../../parts/figure.ts'
import { n } from '../../parts/geometry.ts'
import { line } from '../../parts/lettering.ts'
import { awningEdge } from '../../parts/scallops.ts'
import type { Clip } from '../clip.ts'
import { drawArms, drawTorso, holding, type Pose, reaching } from '../figure.ts'
import { phone, ping } from '../phone.ts'
import { arc, mixPoint, type Point } from '../points.ts'
import { cardFront, fanOfCards, put } from '../props.ts'
import { burst, clash, confetti } from '../sparks.ts'
import { backdrop, curtain, frame, garlands, stageHeight, stageWidth, table } from '../stage.ts'
import {
  bounce,
  easeIn,
  easeInOut,
  easeOut,
  glide,
  hop,
  linear,
  overshoot,
  shake,
  span,
  step,
  swing,
} from '../timeline.ts'

const seconds = 6
/** The lid falls on the phones; the cards come out. */
const [lidFalls, opens] = [2.45, 3.2]
/** When everybody has caught a hand of cards. */
const gathered = 4.75
const {
  coral,
  coralLight,
  indigo,
  lemon,
  marigold,
  navy,
  night,
  cream,
  rani,
  sky,
  teal,
  vermilion,
  violet,
} = inks
const box: Point = [240, 404]

interface Sitter {
  body: Character
  side: -1 | 0 | 1
  /** When the phone leaves the hand. */
  gives: number
  ink: string
}

const sitters: readonly Sitter[] = [
  { body: people.gurpreet, side: -1, gives: 1.55, ink: lemon },
  { body: people.meera, side: 1, gives: 1.85, ink: rani },
  { body: people.pinky, side: 0, gives: 1.2, ink: teal },
]

const phoneAt = (side: number): Point => [240 + side * 132, 352]

/** A phone in the hands, buzzing now and then, and then on its way into the box. */
function flyingPhone(time: number, { side, gives, ink }: Sitter): string {
  if (time < gives) {
    const buzz = shake(time, 0.45 + side * 0.12, 0.35) * 3
    return put(phone(ink), [phoneAt(side)[0] + buzz, phoneAt(side)[1]], buzz * 2)
  }
  const share = span(time, gives, gives + 0.42, linear)
  if (share === 1) return ''
  return put(
    phone(ink),
    arc(phoneAt(side), [box[0], box[1] - 8], share, 150),
    300 * share * (side || 0.4),
    1 - 0.25 * share,
  )
}

const caughtCards = put(fanOfCards(violet, lemon), [0, 0], 0, 1.15)

function sitter(time: number, { side, gives }: Sitter): Pose {
  const free = span(time, gives, gives + 0.2, overshoot)
  const gasp = hop(time, lidFalls, lidFalls + 0.4)
  const joy = span(time, opens + 0.1, opens + 0.35, easeOut)
  const x = 240 + side * 142
  const beat = joy * swing(time, 0.55, 1, side * 0.25)
  const pose: Pose = {
    x,
    y: 476 - (side === 0 ? 22 : 0) - 22 * gasp - 10 * joy * Math.abs(beat),
    scale: 1.2,
    squash: 0.03 * (1 - free) - 0.05 * gasp,
    lean: 3 * beat,
    tilt: side * 5 * (1 - free) + 6 * beat,
    nod: [0, 10 * (1 - free)],
    look: [time < gives ? -side * 0.1 : -side * 0.7, time < gives ? 1 : time < opens ? 0.8 : -0.1],
    mood: step(
      time,
      [0, 'bored'],
      [side === 0 ? 0.85 : gives - 0.12, side === 0 ? 'keen' : 'shock'],
      [gives + 0.35, 'grin'],
      [lidFalls, 'shock'],
      [opens - 0.25, 'keen'],
      [opens + 0.1, 'laugh'],
    ),
  }
  const held = phoneAt(side)
  const hand = (way: number): Point => {
    const near: Point = [held[0] + way * 20, held[1] + 16]
    const thrown: Point = glide(
      time,
      [gives, near],
      [gives + 0.15, [x + way * 40, 300], easeOut],
      [gives + 0.5, [x + way * 52, 388], easeInOut],
    )
    const up: Point = [
      x + way * (side === 0 ? 66 : 58),
      206 - (side === 0 ? 34 : 0) + 16 * beat * way,
    ]
    return mixPoint(thrown, up, joy)
  }
  const reached = reaching(pose, hand(-1), hand(1))
  return time > gathered ? holding(reached, side < 0 ? 'left' : 'right', caughtCards) : reached
}

/** The box on the table; its lid comes down with a bang and flies off when the cards come. */
function drawBox(time: number): string {
  const arrive = span(time, 0.85, 1.15, overshoot)
  if (arrive <= 0) return ''
  const jump = 20 * hop(time, lidFalls + 0.02, lidFalls + 0.3) + 14 * hop(time, opens - 0.2, opens)
  const fall = span(time, lidFalls - 0.4, lidFalls + 0.12, bounce)
  const off = span(time, opens, opens + 0.6, easeOut)
  const lid =
    fall > 0 && off < 1
      ? put(
          `<g stroke="${night}" stroke-width="6" stroke-linejoin="round"><path d="M-84 -20H84V12H-84Z" fill="${vermilion}"/></g><path d="${awningEdge({ x: -84, width: 168, edge: 11, drop: 12, count: 8, kind: 'scallop' })}" fill="${marigold}"/>`,
          [0 + 150 * off, -70 - 250 * (1 - fall) - 330 * off],
          70 * off,
        )
      : ''
  const tray = `<g stroke="${night}" stroke-width="6" stroke-linejoin="round"><path d="M-76 -62H76L70 24H-70Z" fill="${violet}"/><rect x="-58" y="-38" width="116" height="44" rx="6" fill="${night}"/></g>${line({ text: brand.wordmark, face: 'display', x: 0, y: -8, size: 23, fill: marigold })}`
  const inside = `<path d="M-76 -62Q0 -84 76 -62Q0 -46 -76 -62Z" fill="${night}" stroke="${night}" stroke-width="6" stroke-linejoin="round"/>`
  return put(
    `${lid === '' || off > 0 ? inside : ''}${tray}${lid}`,
    [box[0], box[1] + 40 * (1 - arrive) - jump],
    0,
    arrive,
  )
}

const fountainOf = [
  'cousins-kalesh',
  'shot-roulette',
  'bollywood-buzz',
  'drunk-ludo',
  'monsoon-mafia',
] as const
/** The hands that catch them. */
const catchers: readonly Point[] = [
  [40, 206],
  [40, 206],
  [174, 172],
  [440, 206],
  [440, 206],
]
const fountainCards = fountainOf.map(cardFront)

/** Cards that shoot out of the box, hang over the table in an arch, and dive into hands. */
function fountain(time: number): string {
  return fountainCards
    .map((card, index) => {
      const share = span(time, opens + index * 0.05, opens + 0.5 + index * 0.05, overshoot)
      const caught = span(time, gathered - 0.5, gathered, easeIn)
      if (share <= 0 || caught === 1) return ''
      const turn = (index - 2) * 24
      const angle = (turn * Math.PI) / 180
      const bob = 5 * swing(time, 0.9, 1, index * 0.2)
      const over: Point = [240 + 190 * Math.sin(angle), 328 - 196 * Math.cos(angle) + bob]
      const up = mixPoint([box[0], box[1] - 50], over, share)
      const size = 0.3 + 0.62 * share - 0.3 * caught
      return put(card, mixPoint(up, catchers[index] ?? over, caught), turn * share, size)
    })
    .join('')
}

/** The room as the phones light it, and the party that spreads from the box. */
function room(time: number): string {
  const dull = `${backdrop({ ground: navy, light: indigo, y: 300 })}`
  const share = span(time, lidFalls + 0.05, lidFalls + 0.75, easeInOut)
  if (share <= 0) return dull
  const bright = `${backdrop({ ground: coral, light: coralLight, y: 330, turned: span(time, lidFalls, 5, easeOut) })}${garlands(lemon, teal, 3 * swing(time, 1.2, 1))}`
  if (share >= 1) return bright
  const radius = 560 * share
  return `${dull}<clipPath id="party"><circle cx="${box[0]}" cy="${box[1]}" r="${n(radius)}"/></clipPath><g clip-path="url(#party)">${bright}</g><circle cx="${box[0]}" cy="${box[1]}" r="${n(radius)}" fill="none" stroke="${lemon}" stroke-width="${n(26 * (1 - share) + 2)}"/>`
}

/** Notifications from the phones while somebody looks. */
function pings(time: number): string {
  return sitters
    .flatMap(({ side, gives, ink }) =>
      [0.4, 0.75].map((from, index) => {
        const share = span(time, from + side * 0.12, from + 0.6 + side * 0.12, linear)
        if (share <= 0 || share >= 1 || time > gives) return ''
        const at: Point = [phoneAt(side)[0] + (index === 0 ? -34 : 36), 316 - 46 * share]
        return put(ping(ink), at, 0, Math.min(1, share * 6) * Math.min(1, (1 - share) * 4))
      }),
    )
    .join('')
}

function draw(time: number): string {
  const shut = 1 - span(time, 0, 0.35) + span(time, seconds - 0.42, seconds, easeIn)
  const front = `${curtain(shut, night, marigold)}${frame({ awning: vermilion, accent: marigold })}`
  if (shut >= 1) return front
  const group = sitters.map((one) => ({ ...one, pose: sitter(time, one) }))
  const thud = shake(time, lidFalls - 0.18, 0.4) * 5
  const shade = `<rect width="${stageWidth}" height="${stageHeight}" fill="${night}" opacity="${n(0.26 * (1 - span(time, lidFalls, lidFalls + 0.3)))}"/>`
  return `${room(time)}<g transform="translate(0 ${n(thud)})">${group.map((one) => drawTorso(one.body, one.pose)).join('')}
${table({ x: 240, y: 430, width: 452, depth: 92, top: cream, cloth: inks.indigo, trim: sky })}</g>${shade}
${fountain(time)}${group.map((one) => drawArms(one.body, one.pose)).join('')}${pings(time)}
${clash([240, 370], span(time, lidFalls - 0.2, lidFalls + 0.25, linear), 150, lemon, vermilion)}${drawBox(time)}${group.map((one) => flyingPhone(time, one)).join('')}
${burst([240, 340], span(time, opens, opens + 0.5, linear), 250, lemon, 18)}${confetti({ seed: 'phones', from: [240, 350], age: time - opens, count: 36, lasts: 2.2, speed: 820 })}
${front}`
}

/** Three phones go into the box, its lid falls, and the party comes out. */
export const phonesAway: Clip = { seconds, poster: 4.1, draw }
