import { emblemOf } from '../emblems/emblem-of.ts'
import { inks } from '../inks.ts'
import { palettes } from '../palettes.ts'
import { glintPath, heartPath, n, polar, repeat, starPath, xy } from '../parts/geometry.ts'
import { drawHouse, type House } from '../parts/house.ts'
import { line } from '../parts/lettering.ts'
import { inked } from '../parts/medallion.ts'
import { drawPerson, type Person } from '../parts/person.ts'
import { rays } from '../parts/rays.ts'
import { awningBeads, awningEdge } from '../parts/scallops.ts'
import { svgDocument } from '../raster.ts'

const key = inks.night
const { coral, cream, marigold, rani, teal, violet, lemon, sky } = inks

const houses: readonly House[] = [
  { width: 176, height: 470, wall: inks.peacock, trim: marigold, awning: coral, roof: 'gable' },
  { width: 160, height: 340, wall: rani, trim: teal, awning: violet, roof: 'steps' },
  { width: 160, height: 360, wall: inks.orange, trim: rani, awning: inks.peacock, roof: 'steps' },
  { width: 176, height: 460, wall: inks.blue, trim: lemon, awning: rani, roof: 'dome' },
]

const { skinDark: brown, skinLight } = inks
const people: readonly Person[] = [
  {
    hair: 'plaits',
    hairInk: key,
    skin: brown,
    dress: 'frock',
    cloth: lemon,
    trim: rani,
    arms: 'up',
  },
  {
    hair: 'turban',
    hairInk: key,
    skin: inks.skin,
    dress: 'kurta',
    cloth: teal,
    trim: rani,
    arms: 'wave',
    moustache: true,
  },
  {
    hair: 'bun',
    hairInk: inks.cream,
    skin: skinLight,
    dress: 'saree',
    cloth: violet,
    trim: marigold,
    arms: 'clap',
    glasses: true,
  },
  {
    hair: 'short',
    hairInk: key,
    skin: brown,
    dress: 'kurta',
    cloth: coral,
    trim: cream,
    arms: 'cards',
    glasses: true,
  },
  {
    hair: 'long',
    hairInk: key,
    skin: skinLight,
    dress: 'saree',
    cloth: rani,
    trim: lemon,
    arms: 'up',
  },
  {
    hair: 'short',
    hairInk: key,
    skin: inks.skin,
    dress: 'kurta',
    cloth: sky,
    trim: key,
    arms: 'wave',
    moustache: true,
  },
]

function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
): string {
  const fills = [coral, lemon, teal, rani, cream]
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
  ]
  const count = Math.round((to[0] - from[0]) / 46)
  const flag = (index: number) => {
    const [x, y] = at((index + 0.12) / count)
    const [x2, y2] = at((index + 0.88) / count)
    return `<path d="M${xy([x, y])}L${xy([x2, y2])}L${xy([(x + x2) / 2, (y + y2) / 2 + 36])}Z" fill="${fills[index % fills.length]}"/>`
  }
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 2 * sag]
  return `<path d="M${xy(from)}Q${n(mx)} ${n(my)} ${xy(to)}" fill="none" stroke="${key}" stroke-width="5"/><g stroke="${key}" stroke-width="5" stroke-linejoin="round">${repeat(count, flag)}</g>`
}

type Handle = keyof typeof palettes

function flyingCard(handle: Handle, x: number, y: number, tilt: number, scale: number): string {
  const palette = palettes[handle]
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt}) scale(${scale})"><rect x="-75" y="-104" width="150" height="208" rx="18" fill="${palette.ground}" stroke="${key}" stroke-width="9"/><rect x="-59" y="-88" width="118" height="176" rx="8" fill="none" stroke="${palette.accent}" stroke-width="4"/><circle r="52" fill="${palette.disc}" stroke="${palette.board}" stroke-width="9"/><g transform="scale(0.23)">${inked(emblemOf(handle, palette), palette.board)}</g></g>`
}

const flight: readonly [Handle, number, number, number, number][] = [
  ['monsoon-mafia', -176, -196, -34, 0.74],
  ['drunk-ludo', 176, -208, 32, 0.74],
  ['kitty-party-killer', -112, -318, -20, 0.86],
  ['cousins-kalesh', 108, -326, 18, 0.86],
  ['couple-taboo', -46, -196, -12, 0.8],
  ['shot-roulette', 50, -190, 13, 0.8],
  ['bollywood-buzz', 0, -374, 3, 0.92],
]

/** The box in the middle of the lane, its cards going up like a Diwali fountain. */
function fountain(x: number, y: number): string {
  const streak = (index: number) => {
    const turn = -0.2 + index * 0.05
    return `M${xy(polar(0, -110, 150, turn))}L${xy(polar(0, -110, index % 2 === 0 ? 300 : 350, turn))}`
  }
  const sparks = [
    [-222, -330, 22],
    [226, -338, 24],
    [-64, -470, 20],
    [78, -474, 16],
    [-250, -236, 15],
    [250, -240, 15],
  ] as const
  return `<g transform="translate(${x} ${y})"><path d="${repeat(9, streak)}" stroke="${lemon}" stroke-width="9" stroke-linecap="round"/>
${flight.map((card) => flyingCard(...card)).join('')}
${sparks.map(([sx, sy, size]) => `<path d="${glintPath(sx, sy, size * 1.5)}" fill="${lemon}"/>`).join('')}
<path d="${starPath(-160, -412, 24)}" fill="${marigold}" stroke="${key}" stroke-width="6"/><path d="${heartPath(166, -424, 38)}" fill="${coral}" stroke="${key}" stroke-width="6"/>
<g stroke="${key}" stroke-width="9" stroke-linejoin="round"><path d="M-130 -128L-186 -164L-150 -70ZM130 -128L186 -164L150 -70Z" fill="${inks.vermilion}"/><path d="M-130 -128H130V-6Q130 6 118 6H-118Q-130 6 -130 -6Z" fill="${coral}"/></g>
<path d="${awningEdge({ x: -126, width: 252, edge: -124, drop: 20, count: 9, kind: 'scallop' })}" fill="${marigold}"/>
<rect x="-114" y="-90" width="228" height="80" rx="8" fill="${key}"/>
${line({ text: 'party gully', face: 'display', x: 0, y: -38, size: 44, fill: marigold })}</g>`
}

function crescent(x: number, y: number, r: number): string {
  const [from, to] = [polar(x, y, r, 0.06), polar(x, y, r, 0.4)]
  return `M${xy(from)}A${r} ${r} 0 1 0 ${xy(to)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${xy(from)}Z`
}

function street(width: number, height: number, ground: number): string {
  return `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${inks.indigo}"/><path d="M0 ${ground}H${width}" stroke="${key}" stroke-width="9"/>
<g stroke="${inks.indigoLight}" stroke-width="9" stroke-linecap="round">${repeat(4, (row) => repeat(Math.ceil(width / 150), (column) => `<path d="M${column * 150 + (row % 2) * 75} ${ground + 40 + row * 44}h64"/>`))}</g>`
}

/** The guests on both sides of the box; `reach` below 1 brings them closer to it. */
function crowd(middle: number, floor: number, reach: number): string {
  const spots = [-340, -262, -178, 186, 266, 346]
  const rise = [18, -26, 44, 42, -28, 14]
  const scale = [0.86, 1.04, 0.92, 0.94, 1.04, 1.02]
  const order = [1, 4, 0, 5, 2, 3]
  return order
    .map((index) => {
      const person = people[index]
      if (person === undefined) return ''
      return drawPerson(
        person,
        middle + (spots[index] ?? 0) * reach,
        floor + (rise[index] ?? 0),
        scale[index] ?? 1,
      )
    })
    .join('')
}

function frame(width: number, height: number): string {
  const top = {
    x: 0,
    width,
    edge: 44,
    drop: 34,
    count: Math.round(width / 64),
    kind: 'scallop' as const,
  }
  return `<path d="${awningEdge({ ...top, edge: 58 })}" fill="${coral}"/><rect width="${width}" height="56" fill="${coral}"/><path d="${awningEdge(top)}" fill="${key}"/><rect width="${width}" height="46" fill="${key}"/>${awningBeads(top, 5, marigold)}
<rect x="18" y="18" width="${width - 36}" height="${height - 36}" rx="26" fill="none" stroke="${marigold}" stroke-width="5"/><rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="36" fill="none" stroke="${key}" stroke-width="16"/>`
}

/**
 * A party in the lane, of any shape from portrait to wide: houses keep to the sides, the box and
 * the crowd to the middle.
 */
export function heroPicture(width: number, height: number): string {
  const middle = width / 2
  const ground = height - 250
  const rows = Math.max(1, Math.ceil((middle - 210) / 330))
  const side = (left: boolean) =>
    repeat(rows, (row) => {
      const pair = left ? [houses[0], houses[1]] : [houses[3], houses[2]]
      return pair
        .map((house, index) => {
          if (house === undefined) return ''
          const reach = row * 336 + (index === 0 ? 0 : 168)
          const from = rows > 1 ? middle - 450 - (rows - 1) * 336 + 336 : 0
          const start = (rows > 1 ? from - 336 : 0) + 14
          return drawHouse(
            house,
            left ? start + reach : width - start - reach - house.width,
            ground,
          )
        })
        .join('')
    })
  const scene = `<rect width="${width}" height="${height}" fill="${violet}"/>
${rays({ cx: middle, cy: ground - 150, radius: Math.max(width, height), count: 22, fill: inks.violetLight, kind: 'straight' })}
<path d="${crescent(middle - 132, 182, 58)}" fill="${lemon}"/>
${side(true)}${side(false)}${street(width, height, ground)}
${bunting([10, 150], [width - 10, 140], 46)}
${fountain(middle, height - 172)}${crowd(middle, height - 80, Math.min(1, width / 890))}${frame(width, height)}`
  return svgDocument(
    width,
    height,
    `<clipPath id="hero"><rect width="${width}" height="${height}" rx="40"/></clipPath><g clip-path="url(#hero)">${scene}</g>`,
  )
}
