import { inks } from '../../inks.ts'
import { people } from '../../parts/characters.ts'
import type { Character } from '../../parts/figure.ts'
import { heartPath, n, polar, xy } from '../../parts/geometry.ts'
import type { Mood } from '../../parts/head.ts'
import { petals } from '../../parts/petals.ts'
import type { Clip } from '../clip.ts'
import { drawFigure, type Pose } from '../figure.ts'
import { put } from '../props.ts'
import { burst } from '../sparks.ts'
import { backdrop, frame } from '../stage.ts'
import {
  easeIn,
  easeInOut,
  easeOut,
  hop,
  linear,
  overshoot,
  span,
  step,
  swing,
  track,
} from '../timeline.ts'

const seconds = 6
const { blush, coral, cream, lemon, limeLight, lime, marigold, night, rani, vermilion, violet } =
  inks
const middle = [240, 322] as const

const ring: readonly Character[] = [
  people.meera,
  people.gurpreet,
  people.pinky,
  people.dadi,
  people.bunty,
  people.kabir,
]
const picked = 5
/** When the arrow rests on its pick. */
const rests = 2.8

/** Turns of the arrow: three rounds and a bit, a tremble, and back to its start. */
function turnsOf(time: number): number {
  const target = 3 + picked / ring.length
  const swung = track(
    time,
    [0.35, 0],
    [0.55, -0.04, easeOut],
    [rests - 0.25, target + 0.018, slowing],
    [rests, target, easeInOut],
  )
  return swung + span(time, 4.95, 5.75, easeInOut) * (4 - target)
}

function slowing(share: number): number {
  return 1 - (1 - share) ** 2.6
}

/** Turns of the ring: it brings the picked friend to the top, and goes back. */
function roundTurn(time: number): number {
  const share = span(time, rests + 0.25, rests + 0.75, overshoot) - span(time, 4.75, 5.2)
  return share * (1 - picked / ring.length)
}

/** How closely the arrow points at a seat; 1 is exact. */
function heat(time: number, place: number): number {
  const away = Math.abs(((turnsOf(time) - place / ring.length) % 1) + 1) % 1
  return Math.max(0, 1 - Math.min(away, 1 - away) * 9)
}

function chosenMood(time: number): Mood {
  return step(
    time,
    [0, 'keen'],
    [rests - 0.02, 'shock'],
    [rests + 0.42, 'shy'],
    [3.7, 'laugh'],
    [4.75, 'grin'],
    [5.5, 'keen'],
  )
}

function otherMood(time: number, aimed: number): Mood {
  const before = aimed > 0.25 ? 'shock' : 'keen'
  return step<Mood>(time, [0, before], [rests, 'laugh'], [4.75, 'grin'], [5.5, 'keen'])
}

function guest(time: number, place: number): Pose {
  const chosen = place === picked
  const aimed = time > 0.6 && time < rests ? heat(time, place) : 0
  const after = span(time, rests, rests + 0.15, easeOut) - span(time, 4.7, 5)
  const shock = chosen ? hop(time, rests, rests + 0.45) : 0
  const dance = chosen ? span(time, 3.75, 3.9) - span(time, 4.6, 4.75) : 0
  const clap = chosen ? 0 : after
  const beat = swing(time, 0.44, 1)
  const rise = 8 * shock + 6 * aimed + 5 * clap * Math.abs(swing(time, 0.88, 1, place * 0.17))
  const spread = 1 + 0.1 * (chosen ? after : 0)
  const up = Math.max(aimed, shock, dance)
  const hand = (side: number) => ({
    at: [
      side * (50 + 22 * up - 40 * clap - 3 * clap * side * beat),
      -58 - 138 * up - 36 * clap + 14 * dance * side * beat,
    ] as const,
  })
  const shy = chosen
    ? Math.max(0, span(time, rests + 0.35, rests + 0.5) - span(time, 3.65, 3.8))
    : 0
  const face = (side: number) => ({ at: [side * 20, -168] as const, open: true })
  return {
    x: 0,
    y: -82 + (chosen ? 14 * after : 0) - rise - 8 * dance * Math.abs(beat),
    scale: 0.74 * spread,
    squash: -0.06 * shock,
    lean: 8 * dance * beat,
    tilt: 5 * clap * beat,
    look: chosen ? [0, 0] : [after * (place > 2 ? -0.6 : 0.6) * (place === 2 ? -1 : 1), 0.2],
    mood: chosen ? chosenMood(time) : otherMood(time, aimed),
    blush: chosen ? after : 0,
    left: shy > 0.5 ? face(-1) : hand(-1),
    right: shy > 0.5 ? face(1) : hand(1),
  }
}

/** The arrow lies on the board like the needle of a compass, a heart at its tail. */
const arrow = `<g stroke="${night}" stroke-width="6" stroke-linejoin="round"><path d="M-8 34V-26H-24L0 -64L24 -26H8V34Z" fill="${vermilion}"/><path d="${heartPath(0, 42, 34)}" fill="${rani}"/><circle r="11" fill="${lemon}"/></g>`

function spotlight(share: number): string {
  if (share <= 0) return ''
  const at = picked / ring.length
  const [from, to] = [polar(0, 0, 440, at - 0.08 * share), polar(0, 0, 440, at + 0.08 * share)]
  return `<path d="M0 0L${xy(from)}L${xy(to)}Z" fill="${lemon}"/>`
}

function draw(time: number): string {
  const shown = span(time, rests, rests + 0.2, overshoot) - span(time, 4.6, 4.8, easeIn)
  const order = [...ring.keys()].sort(
    (one, other) => Number(one === picked) - Number(other === picked),
  )
  const guests = order
    .map((place) => {
      const body = ring[place]
      if (body === undefined) return ''
      return `<g transform="rotate(${n((place * 360) / ring.length)})">${drawFigure(body, guest(time, place))}</g>`
    })
    .join('')
  const flower = petals({
    cx: 0,
    cy: 0,
    inner: 74,
    outer: 104,
    kind: 'lotus',
    fill: coral,
    dot: lemon,
  })
  const board = `<circle r="80" fill="${night}"/><circle r="72" fill="${marigold}"/><circle r="66" fill="${cream}"/>${ring.map((_, place) => `<circle cx="${n(polar(0, 0, 55, place / 6)[0])}" cy="${n(polar(0, 0, 55, place / 6)[1])}" r="6" fill="${place === picked && shown > 0 ? vermilion : blush}"/>`).join('')}`
  const scene = `${spotlight(shown)}${guests}${flower}${board}${put(arrow, [0, 0], (turnsOf(time) % 1) * 360)}${burst([0, 0], span(time, rests, rests + 0.45, linear), 150, cream, 12)}`
  return `${backdrop({ ground: lime, light: limeLight, x: middle[0], y: middle[1], count: 24 })}${put(scene, middle, roundTurn(time) * 360)}${frame({ awning: violet, accent: marigold })}`
}

/** An arrow among six friends: it slows, trembles, and has made up its mind. */
export const arrowPicks: Clip = { seconds, poster: 4.2, draw }
