import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import type { Character } from '../../parts/figure.ts'
import { n, repeat } from '../../parts/geometry.ts'
import type { Clip } from '../clip.ts'
import { drawArms, drawFigure, drawTorso, type Pose, reaching } from '../figure.ts'
import { mixPoint, type Point } from '../points.ts'
import { bubble, put, ribbon } from '../props.ts'
import { burst, confetti } from '../sparks.ts'
import { backdrop, floor, frame, table } from '../stage.ts'
import { bulbs, town } from '../terrace.ts'
import { easeIn, easeOut, hop, linear, overshoot, span, step, swing, track } from '../timeline.ts'

const seconds = 6
/** The lights go on, and off again. */
const [on, off] = [1.9, 5.1]
const { coral, cream, indigo, lemon, marigold, navy, night, rani, sky, teal, violet, violetLight } =
  inks

/** Her off-screen position. */
const away = -90

const isLit = (time: number) => time >= on && time < off

interface Friend {
  body: Character
  x: number
  lag: number
}

const friends: readonly Friend[] = [
  { body: people.gurpreet, x: 212, lag: 0.02 },
  { body: people.meera, x: 408, lag: 0.1 },
  { body: people.dadi, x: 310, lag: 0.06 },
]

/** Friends duck behind the table, and spring up with the light. */
function friend(time: number, { x, lag }: Friend): Pose {
  const up =
    span(time, on + lag, on + lag + 0.3, overshoot) - span(time, off - 0.25, off - 0.05, easeIn)
  const beat = up * swing(time, 0.6, 1, lag * 3)
  const pose: Pose = {
    x,
    y: 664 - 146 * up - 12 * Math.abs(beat),
    scale: 1.02,
    lean: 3 * beat,
    tilt: 6 * beat,
    look: [-0.6, -0.2],
    mood: step(time, [0, 'smile'], [on, 'laugh'], [3.2, 'laugh'], [off, 'smile']),
  }
  const hand = (way: number): Point =>
    mixPoint([x + way * 40, 560], [x + way * 52, 286 + 12 * way * beat], up)
  return reaching(pose, hand(-1), hand(1))
}

/** She comes home, wonders, and gets the fright of her year. */
function guest(time: number): Pose {
  const walking = time < 1.1 ? 1 : time > off + 0.1 ? 1 : 0
  const fright = hop(time, on + 0.05, on + 0.55)
  const joy = span(time, 2.7, 2.9) - span(time, off - 0.3, off - 0.1)
  const beat = joy * swing(time, 0.6, 1)
  const pose: Pose = {
    x: track(
      time,
      [0.15, away],
      [1.1, 104, easeOut],
      [off + 0.1, 104],
      [seconds - 0.05, away, easeIn],
    ),
    y: 552 - 8 * walking * Math.abs(swing(time, 0.44, 1)) - 64 * fright - 14 * Math.abs(beat),
    scale: 1.06,
    squash: -0.08 * fright + 0.08 * hop(time, on + 0.5, on + 0.75),
    lean: walking * 4 * swing(time, 0.44, 1) - 8 * fright + 3 * beat,
    tilt: 10 * (span(time, 1.2, 1.4) - span(time, on - 0.05, on)) + 5 * beat,
    look: [time < off ? track(time, [1.1, 0.6], [1.35, 0.9], [1.6, 0.1], [on, 0.9]) : -0.8, 0],
    mood: step(
      time,
      [0, 'smile'],
      [1.15, 'worried'],
      [on, 'shock'],
      [2.6, 'laugh'],
      [4.4, 'grin'],
      [off + 0.1, 'grin'],
      [seconds - 0.02, 'smile'],
    ),
    blush: span(time, 2.7, 3) - span(time, off - 0.3, off),
  }
  const { x } = pose
  const flung = span(time, on + 0.04, on + 0.16, easeOut) - span(time, 2.5, 2.75)
  const hand = (way: number): Point => {
    const low: Point = [x + way * 50, pose.y - 62]
    const high: Point = [x + way * 74, pose.y - 226]
    const cheek: Point = [x + way * (30 + 3 * beat), pose.y - 158]
    return mixPoint(mixPoint(low, high, flung), cheek, joy)
  }
  return reaching(pose, hand(-1), hand(1))
}

function guestDrawn(time: number): string {
  const pose = guest(time)
  return pose.x <= away ? '' : drawFigure(people.zoya, pose)
}

/** The cake with its candles. */
function cake(time: number): string {
  const flame = 1 + 0.15 * swing(time, 0.4, 1)
  const candle = (index: number) =>
    `<path d="M${index * 22 - 22} -58V-40" stroke="${sky}" stroke-width="7"/><path d="M${index * 22 - 22} ${n(-62 - 16 * flame)}q8 10 0 17q-8 -7 0 -17Z" fill="${lemon}" stroke-width="3"/>`
  return `<g stroke="${night}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${repeat(3, candle)}<path d="M-44 -40H44V-14H-44Z" fill="${rani}"/><path d="M-44 -38q11 18 22 0q11 18 22 0q11 18 22 0q11 18 22 0" fill="${cream}"/><path d="M-58 -14H58V14H-58Z" fill="${coral}"/><path d="M-72 14H72L62 24H-62Z" fill="${cream}"/></g>`
}

/** Only eyes, in the dark. */
function eyesInDark(time: number): string {
  return friends
    .map(({ x, lag }, index) => {
      const peek =
        span(time, 0.25 + index * 0.16, 0.5 + index * 0.16, overshoot) -
        span(time, off + 0.7, off + 0.78)
      const blink =
        hop(time, 1.0 + lag * 5, 1.16 + lag * 5) + hop(time, 1.5 - lag * 2, 1.64 - lag * 2)
      const look = track(time, [0.5, -3.5], [1.1, -4], [1.4, 0], [1.7, -4])
      if (peek <= 0) return ''
      return put(
        [-13, 13]
          .map(
            (eye) =>
              `<g transform="translate(${eye} 0) scale(1 ${n(Math.max(0.08, 1 - blink))})"><circle r="11" fill="${cream}"/><circle cx="${n(look)}" r="5" fill="${night}"/></g>`,
          )
          .join(''),
        [x - 8, 446],
        0,
        1,
        Math.max(0.02, peek),
      )
    })
    .join('')
}

function fireworks(time: number): string {
  return [
    [92, 196, 2.35, coral, 84],
    [386, 168, 2.8, lemon, 96],
    [200, 172, 3.3, teal, 88],
    [330, 206, 3.8, rani, 84],
    [84, 182, 4.2, lemon, 92],
  ]
    .map(([x, y, from, ink, size]) =>
      burst(
        [Number(x), Number(y)],
        span(time, Number(from), Number(from) + 0.7, linear),
        Number(size),
        String(ink),
        14,
      ),
    )
    .join('')
}

function draw(time: number): string {
  const lit = isLit(time)
  const group = friends.map((one) => ({ ...one, pose: friend(time, one) }))
  const word =
    span(time, on + 0.25, on + 0.55, overshoot) - span(time, off - 0.35, off - 0.1, easeIn)
  const behind = lit
    ? backdrop({
        ground: violet,
        light: violetLight,
        x: 300,
        y: 400,
        turned: span(time, on, off, easeOut),
      })
    : backdrop({ ground: night, light: inks.dusk, x: 300, y: 400 })
  const wonder = bubble(
    'Hello?',
    [112, 326],
    span(time, 1.15, 1.35, overshoot) - span(time, on - 0.1, on, easeIn),
    true,
  )
  const board = `${floor(500, lit ? teal : navy, lit ? inks.tealLight : indigo)}`
  const shown = lit ? group.map((one) => drawTorso(one.body, one.pose)).join('') : ''
  const top = table({
    x: 318,
    y: 490,
    width: 276,
    depth: 48,
    top: lit ? cream : indigo,
    cloth: lit ? rani : navy,
    trim: lit ? marigold : indigo,
  })
  return `${behind}${town(lit)}${lit ? fireworks(time) : ''}${board}${shown}${top}${lit ? put(cake(time), [310, 470], 0, 0.9) : eyesInDark(time)}${lit ? group.map((one) => drawArms(one.body, one.pose)).join('') : ''}
${guestDrawn(time)}${wonder}${bulbs(lit ? time - on : -1)}
${confetti({ seed: 'lights', from: [300, 440], age: time - on - 0.1, count: 44, lasts: 2.4, speed: 900 })}
${word > 0 ? put(ribbon({ text: 'Surprise!', fill: coral, ink: cream }), [252, 204], 2 * swing(time, 1.2, 1), word * 0.84) : ''}
${frame({ awning: violet, accent: marigold })}`
}

/** A dark terrace, a few pairs of eyes, and then the light. */
export const lightsOn: Clip = { seconds, poster: 3.0, draw }
