import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import { heartPath, n, repeat } from '../../parts/geometry.ts'
import { seeded } from '../../parts/grain.ts'
import type { Clip } from '../clip.ts'
import { drawArms, drawTorso, type Pose, reaching } from '../figure.ts'
import { arc, mixPoint, type Point } from '../points.ts'
import { cardBack, cardFront, heart, put, turningCard } from '../props.ts'
import { backdrop, frame, garlands, table } from '../stage.ts'
import {
  easeInOut,
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
const { blush, blushLight, coral, cream, indigo, lemon, night, peach, rani, raniLight, vermilion } =
  inks

const deck: Point = [240, 404]
const back = cardBack(rani, peach)
const front = cardFront('couple-taboo')

/** How red the card makes them, 0 to 1. */
const warmth = (time: number) => span(time, 2.2, 3.2) - span(time, 4.7, 5.2)
const together = (time: number) => span(time, 3.5, 4, overshoot) - span(time, 4.6, 5)

function cardPlace(time: number): { at: Point; size: number; over: number; turn: number } {
  const lifted = span(time, 0.5, 1) - span(time, 4.9, 5.3)
  const shown = span(time, 1.7, 2.15, easeOut) - span(time, 4.5, 4.9)
  const reading: Point = [322, 338]
  const at = mixPoint(arc(deck, reading, lifted, 30), [240, 334 + 30 * together(time)], shown)
  return {
    at,
    size: 0.6 + 0.1 * lifted + 0.42 * shown,
    over: span(time, 1.75, 2.15) - span(time, 4.55, 4.9),
    turn: 10 * lifted * (1 - shown) + 3 * shown * swing(time, 1.1, 1),
  }
}

function she(time: number): Pose {
  const red = Math.max(span(time, 1.15, 1.6) - span(time, 4.7, 5.2), 0)
  const close = together(time)
  const { at } = cardPlace(time)
  const pose: Pose = {
    x: 344 - 28 * close,
    y: 490 - 6 * hop(time, 1.15, 1.45),
    scale: 1.34,
    lean: -4 * close + track(time, [1.1, 0], [1.3, 4], [1.7, 0]),
    tilt: -9 * close + 8 * (span(time, 2.4, 2.8) - span(time, 3.2, 3.5)),
    look: [
      track(
        time,
        [0.4, -0.4],
        [0.7, -0.5],
        [1.7, -0.5],
        [2, -1],
        [2.4, -1],
        [2.7, 0.9],
        [3.05, 0.9],
        [3.3, -1],
        [4.6, -1],
        [5, -0.4],
      ),
      track(time, [0.4, 0.5], [2, 0], [2.6, 0.4], [3.3, 0], [4.6, 0], [5, 0.5]),
    ],
    mood: step(
      time,
      [0, 'smile'],
      [1.15, 'shock'],
      [1.55, 'smug'],
      [2.4, 'shy'],
      [3.3, 'smile'],
      [3.7, 'grin'],
      [4.7, 'smile'],
    ),
    blush: red,
  }
  const holding = span(time, 0.3, 0.5) - span(time, 5.2, 5.45)
  const hand = mixPoint([386, 404], [at[0] + 22, at[1] + 30], holding)
  const away = span(time, 2.3, 2.6) - span(time, 4.4, 4.6)
  return reaching(
    pose,
    mixPoint(mixPoint([300, 400], [218, 408], close), [322, 286], away * (1 - close)),
    mixPoint(hand, [352, 286], away * (1 - close)),
  )
}

function he(time: number): Pose {
  const red = warmth(time)
  const close = together(time)
  const start = hop(time, 2.15, 2.5)
  const pose: Pose = {
    x: 136 + 28 * close,
    y: 490 - 22 * start,
    scale: 1.34,
    squash: -0.06 * start,
    lean: 4 * close - 5 * start,
    tilt:
      9 * close -
      7 * (span(time, 2.6, 2.9) - span(time, 3.2, 3.5)) +
      4 * (span(time, 0.9, 1.2) - span(time, 1.7, 2)),
    look: [
      track(time, [0.6, 0.6], [2.5, 0.9], [2.75, -0.9], [3, -0.9], [3.25, 1], [4.6, 1], [5, 0.6]),
      track(time, [0.4, 0.5], [1, 0], [2.1, 0.2], [2.7, 0.4], [3.3, 0], [4.6, 0], [5.1, 0.5]),
    ],
    mood: step(
      time,
      [0, 'smile'],
      [1, 'keen'],
      [2.15, 'shock'],
      [2.6, 'shy'],
      [3.3, 'smile'],
      [3.7, 'grin'],
      [4.7, 'smile'],
    ),
    blush: red,
  }
  const scratch = (span(time, 2.5, 2.75) - span(time, 3.3, 3.6)) * (1 + 0.06 * swing(time, 0.24, 1))
  const left = mixPoint([112, 404], [78, 206], scratch)
  const right = glide(time, [2.1, [186, 404]], [2.25, [196, 350], easeOut], [2.6, [186, 404]])
  return reaching(pose, left, right)
}

/** Hearts that rise from the card, sway and are gone. */
function hearts(time: number): string {
  const next = seeded('two-blush')
  return repeat(12, (index) => {
    const [x, lag, size, sway] = [next(), next(), next(), next()]
    const share = span(time, 2.25 + lag * 1.4, 3.75 + lag * 1.4, linear)
    if (share === 0 || share === 1) return ''
    const grown = Math.min(1, share * 5) * Math.min(1, (1 - share) * 4)
    const at: Point = [
      240 + (x - 0.5) * 380 * Math.sqrt(share) + 10 * Math.sin(share * 9 + sway * 6),
      300 - share * 230,
    ]
    return put(
      heart(20 + 22 * size, index % 3 === 0 ? lemon : index % 3 === 1 ? coral : blush),
      at,
      16 * Math.sin(share * 8 + sway * 5),
      grown,
    )
  })
}

/** The heart behind them, beating. */
function glow(time: number): string {
  const share = span(time, 3.5, 3.95, overshoot) - span(time, 4.6, 4.95, easeInOut)
  if (share <= 0) return ''
  const beat = 1 + 0.05 * swing(time, 0.5, 1)
  return put(
    `<path d="${heartPath(0, 0, 390)}" fill="${vermilion}" stroke="${night}" stroke-width="8"/><path d="${heartPath(0, 0, 344)}" fill="none" stroke="${blushLight}" stroke-width="5" stroke-dasharray="2 16" stroke-linecap="round"/>`,
    [240, 236],
    0,
    share * beat,
  )
}

function candle(time: number): string {
  const flame = 1 + 0.12 * swing(time, 0.5, 1)
  return `<g transform="translate(50 400)" stroke="${night}" stroke-width="5" stroke-linejoin="round"><path d="M-14 -44H14V0H-14Z" fill="${cream}"/><path d="M-24 0H24L18 12H-18Z" fill="${lemon}"/><g transform="translate(0 -48) rotate(${n(5 * swing(time, 1.1, 1))}) scale(1 ${n(flame)})"><path d="M0 -34C12 -18 13 -2 0 2C-13 -2 -12 -18 0 -34Z" fill="${inks.orange}"/><path d="M0 -18C5 -10 5 -2 0 0C-5 -2 -5 -10 0 -18Z" fill="${lemon}" stroke="none"/></g></g>`
}

function draw(time: number): string {
  const group = [
    { body: people.kabir, pose: he(time) },
    { body: people.ritu, pose: she(time) },
  ]
  const { at, size, over, turn } = cardPlace(time)
  const lying = 1 - 0.4 * (1 - Math.min(1, Math.max(0, (404 - at[1]) / 40)))
  const stack = [0, 4, 8]
    .map((rise) => put(back, [deck[0], deck[1] + 6 - rise], 0, 0.6, 0.36))
    .join('')
  return `${backdrop({ ground: rani, light: raniLight, y: 236, kind: 'swirl', count: 18, turned: (time / seconds) * 2 })}${garlands(lemon, coral, 2.5 * swing(time, seconds, 2))}${glow(time)}${hearts(time)}
${group.map(({ body, pose }) => drawTorso(body, pose)).join('')}
${table({ x: 240, y: 414, width: 440, depth: 84, top: peach, cloth: indigo, trim: rani })}${candle(time)}${stack}
${drawArms(people.kabir, group[0]?.pose ?? he(time))}${put(turningCard(back, front, over), at, turn, size, size * lying)}${drawArms(people.ritu, group[1]?.pose ?? she(time))}
${frame({ awning: vermilion, accent: peach })}`
}

/** One card, two red faces, and no way to look elsewhere. */
export const twoBlush: Clip = { seconds, poster: 4.2, draw }
