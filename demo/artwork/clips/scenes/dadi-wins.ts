import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import { glintPath, n } from '../../parts/geometry.ts'
import type { Clip } from '../clip.ts'
import { drawArms, drawTorso, holding, type Pose, reaching } from '../figure.ts'
import type { Point } from '../points.ts'
import { cardBack, cardFront, fanOfCards, put, ribbon } from '../props.ts'
import { burst, clash } from '../sparks.ts'
import { backdrop, frame, table } from '../stage.ts'
import {
  easeIn,
  easeOut,
  glide,
  hop,
  linear,
  overshoot,
  shake,
  span,
  step,
  swing,
  track,
} from '../timeline.ts'

const seconds = 5
/** When the card hits the table. */
const slam = 1.7
const { coral, cream, lemon, marigold, night, orange, orangeLight, peacock, rani, sky, teal } = inks
const bang: Point = [246, 436]

/** The winning card, which stays on the table once slammed. */
const winner = cardFront('rummy-night')
const lost = cardBack(teal, lemon)

function dadi(time: number): Pose {
  const dance = span(time, 2.2, 2.5) - span(time, 3.6, 3.9)
  const pose: Pose = {
    x: 240,
    y: 516 - 14 * hop(time, slam, slam + 0.3) - 8 * dance * Math.abs(swing(time, 1, 2)),
    scale: 1.46,
    squash: track(time, [0.9, 0], [1.45, -0.05], [slam, 0.09, easeIn], [2, 0, overshoot]),
    lean:
      4 * dance * swing(time, 1, 1) + track(time, [0.9, 0], [1.4, 4], [slam, -3, easeIn], [2.1, 0]),
    tilt: 9 * dance * swing(time, 1, 1, 0.1) + track(time, [0, 0], [0.3, -6], [0.6, 6], [0.9, 0]),
    look: [track(time, [0, 0], [0.25, -0.9], [0.5, -0.9], [0.7, 0.9], [0.95, 0]), 0.2],
    mood: step(
      time,
      [0, 'smile'],
      [0.3, 'smug'],
      [slam, 'laugh'],
      [2.15, 'smug'],
      [3.8, 'grin'],
      [4.6, 'smile'],
    ),
    left: { holds: put(fanOfCards(teal, lemon), [-4, 4], -14, 0.86) },
  }
  const sway = 30 * dance * swing(time, 1, 1)
  const low: Point = [300, 424]
  const right = glide(
    time,
    [0.75, low],
    [1.4, [352, 150], overshoot],
    [1.5, [352, 142]],
    [slam, [262, 424], easeIn],
    [2, [262, 424]],
    [2.4, [350, 250]],
    [3.7, [350, 250]],
    [4, [262, 424]],
    [4.3, low],
  )
  const left = glide(time, [2, [164, 404]], [2.4, [132, 262]], [3.7, [132, 262]], [4.1, [164, 404]])
  const held = time > 0.55 && time < slam ? put(winner, [4, -30], 12, 0.74) : ''
  const reached = reaching(pose, [left[0], left[1] - sway], [right[0], right[1] + sway])
  return holding(reached, 'right', held)
}

function child(time: number, side: number): Pose {
  const blown = span(time, slam, slam + 0.12, easeOut) - span(time, 2.3, 2.8)
  const clap = span(time, 2.7, 2.9) - span(time, 4.1, 4.3)
  const x = 240 + side * 158
  const pose: Pose = {
    x: x + side * 10 * blown,
    y:
      508 -
      46 * hop(time, slam, slam + 0.5) -
      16 * clap * Math.abs(swing(time, 0.8, 1, side * 0.1)),
    scale: 1.02,
    squash: -0.08 * hop(time, slam, slam + 0.5),
    lean: side * (14 * blown + 2),
    tilt: side * 10 * blown - side * 4,
    look: [
      -side * 0.8,
      track(time, [0.8, 0.3], [1.3, -0.8], [slam, 0.4, easeIn], [4.1, 0.4], [4.5, 0.3]),
    ],
    mood: step(
      time,
      [0, 'keen'],
      [1, 'smile'],
      [1.3, 'worried'],
      [slam, 'shock'],
      [2.6, 'laugh'],
      [4.2, 'keen'],
    ),
  }
  const inner: Point = [x - side * 30, 430]
  const outer: Point = [x + side * 36, 436]
  const beat = 10 * clap * swing(time, 0.4, 1)
  const flail = (home: Point, away: number): Point =>
    glide(
      time,
      [slam, home],
      [slam + 0.12, [x + away, 262], easeOut],
      [2.3, [x + away, 270]],
      [2.7, [x + Math.sign(away) * 16, 384]],
      [4.1, [x + Math.sign(away) * 16, 384]],
      [4.4, home],
    )
  const near = flail(inner, -side * 62)
  const far = flail(outer, side * 62)
  const clapped = (point: Point): Point => [point[0] + (point[0] < x ? beat : -beat), point[1]]
  return side < 0
    ? reaching(pose, clapped(far), clapped(near))
    : reaching(pose, clapped(near), clapped(far))
}

/** A steel tumbler that jumps when the table is hit. */
function tumbler(time: number, x: number, y: number, turn: number): string {
  const up = hop(time, slam, slam + 0.55) + 0.3 * hop(time, slam + 0.55, slam + 0.8)
  return put(
    `<path d="M-19 -50H19L14 0Q0 6 -14 0Z" fill="${sky}" stroke="${night}" stroke-width="5" stroke-linejoin="round"/><ellipse cy="-50" rx="19" ry="6" fill="${inks.chai}" stroke="${night}" stroke-width="4"/><path d="M-15 -32H15M-13 -22H13" stroke="${cream}" stroke-width="3.5"/>`,
    [x + turn * 0.3 * up, y - 64 * up],
    turn * up,
  )
}

/** The verdict, lettered on a ribbon over her head. */
function verdict(time: number): string {
  const share = span(time, slam + 0.12, slam + 0.45, overshoot) - span(time, 3.9, 4.15, easeIn)
  if (share <= 0) return ''
  const words = ribbon({ text: 'दादी जीती', face: 'hindi', fill: rani, ink: lemon })
  return put(words, [240, 112], 2.5 * swing(time, 0.8, 1), share)
}

function draw(time: number): string {
  const tremor = shake(time, slam, 0.5)
  const group = [
    { body: people.bunty, pose: child(time, -1) },
    { body: people.pinky, pose: child(time, 1) },
    { body: people.dadi, pose: dadi(time) },
  ]
  const onTable = time >= slam && time < 4.1
  const gleam = hop(time, 1.25, 1.6)
  const laid = [-88, 96].map((x) => put(lost, [240 + x, 448], x, 0.56, 0.36)).join('')
  return `${backdrop({ ground: orange, light: orangeLight, y: 250, kind: 'burst', turned: span(time, slam, 4, easeOut) })}
<g transform="translate(0 ${n(tremor * 9)}) rotate(${n(tremor * 1.4)} 240 600)">${burst(bang, span(time, slam, slam + 0.5, linear), 330, cream, 18)}
${group.map(({ body, pose }) => drawTorso(body, pose)).join('')}
${table({ x: 240, y: 446, width: 446, depth: 92, top: peacock, cloth: inks.vermilion, trim: marigold })}
${laid}${tumbler(time, 92, 462, -34)}${tumbler(time, 386, 464, 30)}
${clash(bang, span(time, slam, slam + 0.5, linear), 128, lemon, coral)}${onTable ? put(winner, [246, 446], -8, 0.74, 0.5) : ''}
${group.map(({ body, pose }) => drawArms(body, pose)).join('')}
${gleam > 0 ? `<path d="${glintPath(372, 98, 62 * gleam)}" fill="${cream}"/>` : ''}</g>
${verdict(time)}${frame({ awning: rani, accent: marigold })}`
}

/** Grandmother slams the winning card, and the table hops. */
export const dadiWins: Clip = { seconds, poster: 2.5, draw }
