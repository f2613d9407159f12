import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import { n, xy } from '../../parts/geometry.ts'
import { seeded } from '../../parts/grain.ts'
import type { Clip } from '../clip.ts'
import { drawArms, drawTorso, type Pose, reaching, toScene } from '../figure.ts'
import { mixPoint, type Point } from '../points.ts'
import { put } from '../props.ts'
import { burst } from '../sparks.ts'
import { backdrop, floor, frame, garlands } from '../stage.ts'
import {
  easeIn,
  easeInOut,
  easeOut,
  glide,
  hop,
  linear,
  span,
  step,
  swing,
  track,
} from '../timeline.ts'
import { type Throw, tumble } from '../tumble.ts'

const seconds = 5.5
const { coral, cream, lemon, lilac, lilacLight, marigold, night, rani, teal, violet, violetLight } =
  inks
/** The pigeon lands, the tower gives way, and time runs back. */
const [lands, gives, rewinds] = [1.75, 2.45, 4.05]
const ground = 560

const cupInks = [coral, teal, marigold, rani] as const

function cup(fill: string): string {
  return `<path d="M-31 0H31L23 -70H-23Z" fill="${fill}" stroke="${night}" stroke-width="6" stroke-linejoin="round"/><path d="M-27 -22H27" stroke="${cream}" stroke-width="9"/>`
}

/** A cup of the tower: its position and its fall. */
interface Cup extends Throw {
  fill: string
}

function stackCups(): Cup[] {
  const next = seeded('tower')
  return [4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      from: [322 + (column - (count - 1) / 2) * 66, ground - row * 72] as const,
      fill: cupInks[(row + column) % 4] ?? coral,
      push: [
        (column - (count - 1) / 2) * 90 + (next() - 0.5) * 260 - 50,
        -row * 70 - next() * 190,
      ] as const,
      spin: (next() - 0.5) * 900,
    })),
  )
}

const cups = stackCups()
const top = cups[9]?.from ?? [322, 344]

/** The age of the collapse: it runs, rests, and runs back quickly. */
function ageOf(time: number): number {
  return time < rewinds
    ? Math.max(0, time - gives)
    : (rewinds - gives) * (1 - span(time, rewinds, rewinds + 0.75, easeInOut))
}

function drawCups(time: number): string {
  const age = ageOf(time)
  const placed = span(time, 0.35, 1.05, linear)
  const wobble =
    (span(time, lands, lands + 0.1) - span(time, gives, gives + 0.05)) *
    swing(time - lands, 0.35, 1)
  return cups
    .map((one, index) => {
      const { at, turn } = tumble(one, ground, age)
      const sway = wobble * (ground - one.from[1]) * 0.05
      const carried = index === 9 && (placed < 1 || time > rewinds + 0.75) ? girlHolds(time) : null
      const [x, y] = carried ?? [at[0] + sway, at[1]]
      // A cup rotates around its middle but stands on its base.
      return put(put(cup(one.fill), [0, 35]), [x, y - 35], turn + sway * 0.4)
    })
    .join('')
}

/** The last cup in the girl's hands: up to the top and back. */
function girlHolds(time: number): Point {
  const low: Point = [148, 318]
  return glide(
    time,
    [0.3, low],
    [0.85, [top[0] - 26, top[1] - 26], easeInOut],
    [1.05, top],
    [rewinds + 0.75, top],
    [seconds - 0.15, low],
  )
}

/** The uncle who carries her on his shoulders. */
function uncle(time: number): Pose {
  const near =
    span(time, 0.2, 0.85) - span(time, 1.15, 1.5) + span(time, 4.5, 4.8) - span(time, 5.1, 5.45)
  const shock = span(time, gives, gives + 0.15, easeOut) - span(time, 3.2, 3.5)
  const laugh = span(time, 3.2, 3.4) - span(time, 4.2, 4.4)
  return {
    x: 122 + 12 * near - 4 * shock,
    y: 556 - 26 * hop(time, gives, gives + 0.4) - 9 * laugh * Math.abs(swing(time, 0.5, 1)),
    scale: 1.06,
    squash:
      0.03 * swing(time, seconds, 4) * (1 - shock) + 0.03 * hop(time, gives + 0.3, gives + 0.6),
    lean: 3 * near - 5 * shock,
    look: [
      0.8,
      track(
        time,
        [0.3, 0],
        [0.8, -0.7],
        [1.6, -0.5],
        [gives, -0.5],
        [2.9, 0.6],
        [4, 0.2],
        [4.6, -0.6],
        [5.3, 0],
      ),
    ],
    mood: step(
      time,
      [0, 'smile'],
      [1.1, 'grin'],
      [lands, 'worried'],
      [gives, 'shock'],
      [3.2, 'laugh'],
      [rewinds + 0.1, 'grin'],
      [5.2, 'smile'],
    ),
  }
}

function girl(time: number, carrier: Pose): Pose {
  const shock = span(time, gives, gives + 0.15, easeOut) - span(time, 3.2, 3.5)
  const laugh = span(time, 3.2, 3.4) - span(time, 4.2, 4.4)
  const [x, y] = toScene(carrier, [0, -180])
  const pose: Pose = {
    x,
    y: y - 12 * hop(time, gives + 0.05, gives + 0.45),
    scale: 0.9,
    lean: (carrier.lean ?? 0) * 1.6 + 4 * laugh * swing(time, 0.5, 1),
    look: carrier.look,
    mood: step(
      time,
      [0, 'smile'],
      [0.5, 'keen'],
      [1.1, 'laugh'],
      [lands - 0.1, 'worried'],
      [gives, 'shock'],
      [3.2, 'laugh'],
      [rewinds + 0.1, 'grin'],
      [5.2, 'smile'],
    ),
  }
  const held = girlHolds(time)
  const joy = Math.min(1, hop(time, 1.1, 1.8) + shock + laugh * 0.6)
  const free = (side: number): Point => [x + side * (44 + 24 * joy), y - 64 - 130 * joy]
  const carries = time < 1.08 || time > rewinds + 0.72
  const settle = carries
    ? 0
    : span(time, 1.08, 1.3) * (1 - span(time, rewinds + 0.4, rewinds + 0.72))
  return reaching(
    pose,
    mixPoint([held[0] - 24, held[1] - 40], free(-1), settle),
    mixPoint([held[0] + 4, held[1] - 16], free(1), settle),
  )
}

/** Girl on shoulders: she sits behind his head, her legs before his chest in his hands. */
function pair(time: number): string {
  const below = uncle(time)
  const above = girl(time, below)
  const feet = [-1, 1].map((side) => toScene(below, [side * 32, -92] as const))
  const legs = feet
    .map((foot, index) => {
      const hip = toScene(below, [(index * 2 - 1) * 30, -142])
      return `<path d="M${xy(hip)}L${xy(foot)}" stroke="${night}" stroke-width="26"/><path d="M${xy(hip)}L${xy(foot)}" stroke="${people.pinky.skin}" stroke-width="14"/>`
    })
    .join('')
  const held = reaching(below, feet[0] ?? [0, 0], feet[1] ?? [0, 0])
  return `${drawTorso(people.pinky, above)}${drawTorso(people.chacha, held)}<g stroke-linecap="round">${legs}</g>${drawArms(people.chacha, held)}${drawArms(people.pinky, above)}`
}

function pigeon(time: number): string {
  const tip = top[1] - 72
  const head = toScene(girl(time, uncle(time)), [0, -236])
  const [x, y] = glide(
    time,
    [1.1, [520, 120]],
    [lands, [top[0], tip], easeOut],
    [gives, [top[0], tip]],
    [gives + 0.25, [top[0] + 14, tip - 50], easeOut],
    [3.15, head],
    [rewinds, head],
    [rewinds + 0.8, [-70, 40], easeIn],
  )
  if (x > 510 || x < -60) return ''
  const flying = time < lands || (time > gives && time < 3.15) || time > rewinds
  const flap = flying ? swing(time, 0.2, 1) : -0.9
  const sway = flying ? 0 : 9 * swing(time - lands, 0.35, 1)
  return put(
    `<g stroke="${night}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="M-6 0V-10M8 0V-10"/><path d="M36 -16L62 -8L40 -30C30 -44 8 -46 -6 -40C-14 -62 -44 -60 -42 -38C-40 -10 0 2 36 -16Z" fill="${lilac}"/><path d="M-42 -42L-58 -36L-42 -31Z" fill="${marigold}"/><circle cx="-28" cy="-44" r="${time > gives - 0.25 && time < gives + 0.4 ? 7 : 3}" fill="${night}" stroke="none"/><path d="M-4 -34Q10 ${n(-30 - 34 * flap)} 34 ${n(-26 - 46 * flap)}Q30 -18 8 -18Z" fill="${lilacLight}"/></g>`,
    [x, y],
    sway,
    0.92,
  )
}

function draw(time: number): string {
  const whoosh = hop(time, rewinds, rewinds + 0.75)
  const arrows = `<g opacity="${n(Math.min(1, whoosh * 2))}" fill="${lemon}" stroke="${night}" stroke-width="6" stroke-linejoin="round"><path d="M396 130L352 164L396 198ZM444 130L400 164L444 198Z"/></g>`
  return `${backdrop({ ground: violet, light: violetLight, x: 318, y: 420, turned: -span(time, rewinds, rewinds + 0.75) * 2 })}
${garlands(marigold, coral, 2 * swing(time, seconds, 2))}
${floor(ground - 14, inks.peacock, inks.peacockLight)}
${burst([318, 450], span(time, gives, gives + 0.5, linear), 210, cream, 16)}
${pair(time)}${drawCups(time)}${pigeon(time)}
${whoosh > 0 ? put(arrows, [8 * swing(time, 0.3, 1), 0]) : ''}${frame({ awning: marigold, accent: lemon })}`
}

/** The last cup stands, until a pigeon takes it for a perch, and then her head. */
export const towerOfCups: Clip = { seconds, poster: 2.75, draw }
