import { inks } from '../inks.ts'
import { carromTable } from '../parts/carrom-table.ts'
import { people } from '../parts/characters.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { n, repeat } from '../parts/geometry.ts'
import { drawGullyHouse, type GullyHouse } from '../parts/gully-house.ts'
import { playingCard } from '../parts/hand.ts'
import { petals } from '../parts/petals.ts'
import { rays } from '../parts/rays.ts'
import { sleepingDog } from '../parts/street-life.ts'
import { svgDocument } from '../raster.ts'
import { type Hour, type HourName, hours } from './hero-hours.ts'
import {
  beatenUncle,
  cheeringBoy,
  jumpingGirl,
  laughingFriend,
  type Prize,
  sparks,
  winningDadi,
} from './hero-players.ts'
import { standingBox } from './placed-box.ts'

/** Height of the sun over the street, in the party's units. */
const sunHeight = 640

function guest(name: keyof typeof people, mood: 'laugh' | 'grin' | 'smile'): string {
  return drawFigure(people[name], { mood, depth: 150 }, { x: 0, y: -100, scale: 0.62 })
}

const houses = {
  farLeft: {
    width: 214,
    wall: inks.peacock,
    trim: inks.coral,
    awning: inks.vermilion,
    storeys: ['jharokha', 'balcony', 'windows'],
    roof: 'dome',
    guest: guest('aunty', 'laugh'),
  },
  left: {
    width: 200,
    wall: inks.rani,
    trim: inks.indigo,
    awning: inks.violet,
    storeys: ['windows', 'windows'],
    roof: 'tank',
  },
  right: {
    width: 200,
    wall: inks.orange,
    trim: inks.maroon,
    awning: inks.peacock,
    storeys: ['windows', 'windows'],
    roof: 'parapet',
  },
  farRight: {
    width: 214,
    wall: inks.blue,
    trim: inks.rani,
    awning: inks.rani,
    storeys: ['windows', 'balcony', 'jharokha'],
    roof: 'tank',
    guest: guest('gurpreet', 'grin'),
  },
} as const satisfies Record<string, GullyHouse>

/** The sun behind Dadi: rays in a ring of petals. */
function sun(): string {
  const ring = { cx: 0, cy: 0, kind: 'lotus' as const, bare: true }
  return `<g transform="translate(0 ${-sunHeight})">${petals({ ...ring, inner: 346, outer: 440, fill: inks.night, dot: inks.night })}${petals({ ...ring, inner: 340, outer: 428, fill: inks.marigold, dot: inks.cream })}<g transform="rotate(10)">${petals({ ...ring, inner: 300, outer: 378, fill: inks.raniLight, dot: inks.lemon })}</g><circle r="316" fill="${inks.night}"/><circle r="304" fill="${inks.cream}"/><circle r="296" fill="${inks.night}"/><circle r="288" fill="${inks.coral}"/>${rays({ cx: 0, cy: 0, radius: 288, count: 22, fill: inks.orange, kind: 'straight' })}<circle r="288" fill="none" stroke="${inks.night}" stroke-width="9"/></g>`
}

function flyingCards(): string {
  const flight = [
    [-92, -1010, -20, { paper: inks.cream, suit: 'flower', ink: inks.peacock }],
    [432, -822, 46, { paper: inks.cream, suit: 'heart', ink: inks.vermilion }],
    [-494, -800, -40, { paper: inks.violetLight, ink: inks.cream }],
    [78, -1004, 10, { paper: inks.cream, suit: 'diamond', ink: inks.rani }],
  ] as const
  return flight
    .map(
      ([x, y, tilt, card]) =>
        `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(0.95)">${playingCard(card)}</g>`,
    )
    .join('')
}

/** A rangoli on the ground in front of the table. */
function rangoli(floor: string): string {
  const ring = { cx: 0, cy: 0, kind: 'lotus' as const }
  return `<g transform="translate(0 -44) scale(1 0.13)">${petals({ ...ring, inner: 500, outer: 600, fill: inks.violetLight, dot: inks.lemon })}<circle r="508" fill="${inks.rani}"/><circle r="474" fill="${floor}"/></g>`
}

/** Two boxes before the table; the page shows a third in Dadi's hand, or beside the deck. */
function standingBoxes(): string {
  const place = { scale: 0.172, distance: 'far' } as const
  return (
    standingBox('cousins-kalesh', { x: -400, y: 4, tilt: -8, ...place }) +
    standingBox('chai-pe-charcha', { x: -318, y: 10, tilt: 5, ...place })
  )
}

/** The people, their table and its surroundings; 0,0 is the street under the tablecloth. */
function party(hour: Hour, prize: Prize): string {
  return `${sun()}${keyLine(flyingCards())}${winningDadi(prize, 0, -664, 1.68)}${beatenUncle(-402, -556, 1.3)}${laughingFriend(400, -556, 1.3)}${rangoli(hour.floor)}${keyLine(`<g transform="translate(0 -384)">${carromTable(inks.rani, inks.lemon)}</g>`)}${cheeringBoy(-544, -372, 1.04)}${jumpingGirl(548, -378, 1)}${standingBoxes()}<g transform="translate(352 20) scale(0.92)">${keyLine(sleepingDog(inks.chaiLight, inks.cream))}</g>${sparks(
    [
      [392, -1040, 22],
      [-560, -860, 16],
      [560, -820, 20],
      [-180, -1040, 16],
    ],
    hour.glint,
  )}`
}

interface Street {
  prize: Prize
  hour: Hour
  width: number
  height: number
  /** x of the table. */
  middle: number
  ground: number
  scale: number
}

function paving({ hour, width, height, ground, scale }: Street): string {
  const top = ground - 128 * scale
  const rows = repeat(4, (row) => {
    const y = top + 34 + row * 44
    return repeat(
      Math.ceil(width / 170) + 1,
      (column) => `M${n(column * 170 - (row % 2) * 85)} ${n(y)}h${44 + row * 10}`,
    )
  })
  return `<rect y="${n(top)}" width="${width}" height="${n(height - top)}" fill="${hour.street}"/><path d="M0 ${n(top)}H${width}" stroke="${inks.night}" stroke-width="8"/><path d="${rows}" stroke="${hour.joint}" stroke-width="8" stroke-linecap="round"/>`
}

/** Roofs far away, to the left of the houses. The nearest is dark: its window is half behind a button of the page. */
function farRoofs(hour: Hour, to: number, floor: number): string {
  const widths = [150, 118, 164, 126, 146, 132]
  const heights = [250, 340, 292, 388, 330, 270]
  let right = to
  return widths
    .map((width, index) => {
      const height = heights[index] ?? 300
      right -= width
      const window = (x: number, y: number, lit: boolean) =>
        `<path d="M${n(right + x)} ${n(floor - y)}v-30q15 -22 30 0v30Z" fill="${lit ? hour.farLit : hour.farDark}"/>`
      return `<path d="M${n(right)} ${n(floor)}V${n(floor - height)}h${width * 0.3}v-24h${width * 0.4}v24h${width * 0.3 - 6}V${n(floor)}Z" fill="${hour.far[index % 2]}"/>${window(width * 0.2, 60, index > 0 && index % 2 === 0)}${window(width * 0.6, 60, index % 3 === 1)}${window(width * 0.2, 150, false)}${window(width * 0.6, 150, false)}`
    })
    .join('')
}

function lane(street: Street): string {
  const { hour, prize, width, middle, ground, scale } = street
  const house = (name: keyof typeof houses, x: number) =>
    drawGullyHouse({ ...houses[name], panes: hour.panes, mast: hour.mast }, x, -120)
  const row = `${house('left', -532)}${house('right', 332)}${house('farLeft', -752)}${house('farRight', 552)}`
  const far =
    middle > width * 0.55 ? farRoofs(hour, middle - 770 * scale, ground - 126 * scale) : ''
  return `${far}${paving(street)}<g transform="translate(${n(middle)} ${n(ground)}) scale(${scale})">${hour.aloft}${row}${party(hour, prize)}</g>`
}

function sky({ hour, width, height, middle: cx, ground, scale }: Street): string {
  const cy = ground - sunHeight * scale
  return `<rect width="${width}" height="${height}" fill="${hour.sky}"/><g transform="rotate(11.25 ${n(cx)} ${n(cy)})">${rays({ cx, cy, radius: Math.hypot(width, height), count: 24, fill: hour.ray, kind: 'straight' })}</g>`
}

function draw(street: Street): string {
  return svgDocument(street.width, street.height, `${sky(street)}${lane(street)}`)
}

/** The hero for phones, 1240x1230: the party fills its width. */
export function heroPhone(hour: HourName): string {
  const size = { width: 1240, height: 1230 }
  return draw({ hour: hours[hour], prize: 'box', ...size, middle: 620, ground: 1150, scale: 1 })
}

/** The hero for wide screens, 1920x840: sky on the left for the words, the party on the right. */
export function heroWide(hour: HourName): string {
  const size = { width: 1920, height: 840 }
  return draw({
    hour: hours[hour],
    prize: 'cards',
    ...size,
    middle: 1372,
    ground: 786,
    scale: 0.72,
  })
}
