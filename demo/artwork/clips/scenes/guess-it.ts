import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import type { Character } from '../../parts/figure.ts'
import { repeat } from '../../parts/geometry.ts'
import { seeded } from '../../parts/grain.ts'
import type { Clip } from '../clip.ts'
import { drawBack, drawFigure, type Pose } from '../figure.ts'
import { mix, type Point } from '../points.ts'
import { bubble, put, sticker } from '../props.ts'
import { burst } from '../sparks.ts'
import { backdrop, floor, frame, garlands } from '../stage.ts'
import { easeIn, easeOut, hop, linear, overshoot, span, step, swing, track } from '../timeline.ts'

const seconds = 5.5
const {
  cream,
  indigo,
  indigoLight,
  lemon,
  marigold,
  mustard,
  mustardLight,
  night,
  orange,
  rani,
  teal,
  vermilion,
} = inks
/** Times when the bird becomes a plane, the plane a hero, and the friends guess it. */
const [plane, hero, guessed] = [1.35, 2.55, 3.15]

/** Arm spread from the shoulder in each of the three acts. */
function wings(time: number, side: number): Point {
  const flapping = span(time, 0.1, 0.3) - span(time, plane, plane + 0.15)
  const flying = span(time, plane, plane + 0.2, overshoot) - span(time, hero - 0.25, hero)
  const posing =
    span(time, hero, hero + 0.28, overshoot) - span(time, guessed + 0.1, guessed + 0.25)
  const joy = span(time, guessed + 0.1, guessed + 0.3, overshoot) - span(time, 4.8, 5.2)
  const parts: readonly (readonly [number, Point])[] = [
    [flapping, [104, -132 - 52 * swing(time - 0.1, 0.42, 1, 0.1)]],
    [flying, [118, -128]],
    [posing, [112, -158]],
    [joy, [66, -214 - 10 * swing(time, 0.4, 1)]],
  ]
  const [x, y] = parts.reduce<Point>(
    ([px, py], [share, [tx, ty]]) => [mix(px, tx, share), mix(py, ty, share)],
    [50, -58],
  )
  return [side * x, y]
}

function actor(time: number): Pose {
  const flapping = span(time, 0.1, 0.3) - span(time, plane - 0.05, plane)
  const flying = span(time, plane, plane + 0.2) - span(time, hero - 0.25, hero)
  const posing = span(time, hero, hero + 0.28, overshoot) - span(time, guessed + 0.1, guessed + 0.3)
  const joy = hop(time, guessed + 0.15, guessed + 0.65) + hop(time, guessed + 0.68, guessed + 1.1)
  const flutter = flapping * (8 + 8 * swing(time - 0.1, 0.42, 1, 0.4))
  return {
    x: 240 + flying * 34 * swing(time - plane, 1.0, 1),
    y: 388 - flutter - 54 * joy - 10 * flying,
    scale: 1.22,
    squash:
      track(
        time,
        [hero - 0.3, 0],
        [hero - 0.08, 0.1],
        [hero + 0.1, -0.06, easeOut],
        [hero + 0.4, 0],
      ) +
      0.06 * hop(time, guessed, guessed + 0.16),
    lean: flying * 13 * swing(time - plane, 1.0, 1, 0.12) - posing * 6,
    tilt: -posing * 12 + flapping * 5 * swing(time, 0.84, 1),
    look: [flying * 0.9 * swing(time - plane, 1.0, 1, 0.2) - posing * 0.6, posing * -0.6],
    mood: step(
      time,
      [0, 'smile'],
      [0.2, 'shock'],
      [plane, 'keen'],
      [hero - 0.3, 'bored'],
      [hero, 'wink'],
      [guessed + 0.1, 'laugh'],
      [4.7, 'grin'],
      [5.2, 'smile'],
    ),
    left: { at: wings(time, -1), open: true },
    right: { at: wings(time, 1), open: true },
  }
}

/** A friend in the front row, seen from behind. */
function watcher(body: Character, time: number, x: number, lag: number): string {
  const joy =
    hop(time, guessed + lag, guessed + 0.45 + lag) +
    hop(time, guessed + 0.5 + lag, guessed + 0.9 + lag)
  const up = span(time, guessed + lag, guessed + 0.15 + lag, easeOut) - span(time, 4.5, 4.8)
  const bob = 3 * swing(time, 1.1, 1, lag * 4)
  const hand = (side: number): Point => [side * (58 + 10 * up), -44 - 136 * up]
  return drawBack(body, {
    x,
    y: 664 - 40 * joy + bob,
    scale: 1.12,
    left: { at: hand(-1), open: up > 0.3 },
    right: { at: hand(1), open: up > 0.3 },
  })
}

/** Petals that fall on a hero. */
function petals(time: number): string {
  const next = seeded('guess-it')
  return repeat(20, (index) => {
    const [x, lag, sway] = [next() * 440 + 20, next() * 1.1, next() * 6]
    const share = span(time, hero + 0.1 + lag, hero + 1.7 + lag, linear)
    if (share === 0 || share === 1) return ''
    return put(
      `<ellipse rx="8" ry="5" fill="${index % 2 === 0 ? vermilion : rani}" stroke="${night}" stroke-width="2.5"/>`,
      [x + 18 * Math.sin(share * 9 + sway), 40 + share * 420],
      share * 500 + sway * 60,
      1,
    )
  })
}

/** The stage curtains on both sides. */
const curtains = [-1, 1]
  .map((side) =>
    put(
      `<path d="M0 30H96C92 150 60 220 14 268C20 300 20 372 14 420H0Z" fill="${vermilion}" stroke="${night}" stroke-width="6" stroke-linejoin="round"/><path d="M30 34C30 130 22 190 8 236M62 34C60 130 42 190 16 246" stroke="${inks.maroon}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-4 262H24" stroke="${marigold}" stroke-width="12" stroke-linecap="round"/>`,
      [side < 0 ? 8 : 472, 6],
      0,
      -side,
      1,
    ),
  )
  .join('')

function guesses(time: number): string {
  const said = (
    text: string,
    at: Point,
    from: number,
    until: number,
    toRight: boolean,
    fill: string = cream,
  ) =>
    bubble(
      text,
      at,
      span(time, from, from + 0.2, overshoot) - span(time, until, until + 0.12, easeIn),
      toRight,
      fill,
    )
  return (
    said('Bird?', [112, 452], 0.7, 1.4, true) +
    said('Plane?', [366, 450], 1.8, 2.5, false) +
    said('Hero!', [268, 452], guessed - 0.2, 4.4, true, lemon)
  )
}

function draw(time: number): string {
  const win = span(time, guessed + 0.2, guessed + 0.45, overshoot) - span(time, 4.5, 4.7, easeIn)
  return `${backdrop({ ground: mustard, light: mustardLight, y: 250, kind: 'burst', count: 16, turned: span(time, hero, 4.6) })}${garlands(orange, rani)}
${floor(400, indigo, indigoLight)}<ellipse cx="240" cy="404" rx="150" ry="24" fill="${teal}" stroke="${night}" stroke-width="6"/><ellipse cx="240" cy="403" rx="128" ry="16" fill="none" stroke="${lemon}" stroke-width="3" stroke-dasharray="10 8"/>
${burst([240, 240], span(time, hero, hero + 0.5, linear), 250, cream, 20)}${curtains}${petals(time)}${drawFigure(people.kabir, actor(time))}
${win > 0 ? put(sticker({ text: 'Yes!', fill: lemon, ink: vermilion }), [398, 112], 9 + 3 * swing(time, 1.1, 2), win * 0.66) : ''}
${watcher(people.gurpreet, time, 96, 0.08)}${watcher(people.dadi, time, 384, 0.14)}${watcher(people.bunty, time, 240, 0)}${guesses(time)}
${frame({ awning: vermilion, accent: marigold })}`
}

/** Charades: a bird, a plane, and then the pose that everybody knows. */
export const guessIt: Clip = { seconds, poster: 3.15, draw }
