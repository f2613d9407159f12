import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { crescent, fairyLights } from '../parts/festoon.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { glintPath, n, repeat } from '../parts/geometry.ts'
import { waves } from '../parts/gesture.ts'
import { fist } from '../parts/hand.ts'
import { arm } from '../parts/limb.ts'
import { rays } from '../parts/rays.ts'
import { awningEdge } from '../parts/scallops.ts'
import { sittingCat } from '../parts/street-life.ts'
import { svgDocument } from '../raster.ts'
import { petalSun } from './label-ground.ts'
import { standingBox } from './placed-box.ts'

const WIDTH = 1280
const HEIGHT = 640
/** y of the doorstep. */
const STREET = 548

const { gurpreet, kabir, meera } = people

/** The sun goes down behind the roofs, and the moon is up. */
function sky(): string {
  const [cx, cy] = [560, 392]
  const sun = petalSun(
    {
      ground: inks.coral,
      light: inks.orange,
      trim: inks.marigold,
      petal: inks.marigold,
      inner: inks.rani,
      disc: inks.coral,
      discLight: inks.orange,
    },
    { cx, cy, radius: 150 },
  )
  const roofs =
    'M360 560V420H430V398H476V440H520V456H640V412H664V372Q700 336 736 372V412H770V448H880V404H960V430H1010V380H1080V452H1160V560Z'
  const lit = 'M452 500v-24q13 -18 26 0v24ZM580 512v-24q13 -18 26 0v24ZM900 480v-24q13 -18 26 0v24Z'
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${inks.indigo}"/>${rays({ cx, cy, radius: 900, count: 15, fill: inks.violet, kind: 'straight' })}${sun}${keyLine(`<path d="${roofs}" fill="${inks.plum}"/>`)}<path d="${lit}" fill="${inks.marigold}"/><path d="${crescent(806, 146, 38)}" fill="${inks.lemon}"/><path d="${glintPath(640, 148, 18)}${glintPath(470, 170, 16)}${glintPath(1010, 150, 15)}" fill="${inks.cream}"/>`
}

/** A garland of marigolds over the door. */
const garland = repeat(9, (at) => {
  const y = 312 + 26 * (1 - ((at - 4) / 4) ** 2)
  return `<circle cx="${236 + at * 16}" cy="${n(y)}" r="11" fill="${at % 2 === 0 ? inks.marigold : inks.orange}" stroke-width="4"/>`
})

/** The friends' house: a window with a friend in it, and a door ajar. */
function house(): string {
  const cornice = { x: -20, width: 420, edge: 78, drop: 22, count: 12, kind: 'scallop' as const }
  const sill = { x: 34, width: 232, edge: 266, drop: 22, count: 8, kind: 'scallop' as const }
  const wall = `<path d="M-20 0H384V${STREET}H-20Z" fill="${inks.rani}"/><path d="${awningEdge(cornice)}" fill="${inks.peacock}"/><path d="M-20 48H400V82H-20Z" fill="${inks.peacock}"/>`
  const window = `<path d="M58 260V166C58 92 242 92 242 166V260Z" fill="${inks.lemon}"/><path d="M76 260V172C76 114 224 114 224 172V260" fill="none" stroke="${inks.orange}"/>`
  const friend = drawFigure(
    gurpreet,
    { mood: 'laugh', turn: 1, over: waves(gurpreet, 1) },
    { x: 138, y: 186, scale: 0.82 },
  )
  const ledge = `<path d="${awningEdge(sill)}" fill="${inks.cream}"/><path d="M30 250H270V272H30Z" fill="${inks.peacock}"/>`
  const door = `<path d="M218 ${STREET}V308H382V${STREET}Z" fill="${inks.peacock}"/><path d="M236 ${STREET}V324H364V${STREET}Z" fill="${inks.lemon}"/><path d="M236 324L292 344V${STREET + 26}L236 ${STREET}Z" fill="${inks.coral}"/><path d="M250 360L278 370V430L250 424ZM250 452L278 458V530L250 514Z" fill="${inks.vermilion}" stroke-width="5"/><circle cx="282" cy="444" r="6" fill="${inks.marigold}" stroke-width="4"/>`
  return `${keyLine(wall + window)}<clipPath id="window"><path d="M0 0H400V260H0Z"/></clipPath><g clip-path="url(#window)">${friend}</g>${keyLine(`${ledge}${door}${garland}`)}`
}

/** The end of the house across the lane. */
const opposite = keyLine(
  `<path d="M1196 -10H1300V${STREET}H1196Z" fill="${inks.blue}"/><path d="M1222 480V384C1222 338 1294 338 1294 384V480Z" fill="${inks.lemon}"/><path d="M1258 352V480M1222 414H1294" stroke-width="5"/><path d="M1210 484H1306" stroke-width="14"/><path d="${awningEdge({ x: 1180, width: 140, edge: 78, drop: 22, count: 4, kind: 'scallop' })}" fill="${inks.rani}"/><path d="M1180 48H1310V82H1180Z" fill="${inks.rani}"/>`,
)

/** The street, and the light of the door on it. */
const street = `<rect y="${STREET}" width="${WIDTH}" height="${HEIGHT - STREET}" fill="${inks.plumLight}"/><path d="M294 ${STREET}H364L760 ${HEIGHT}H330Z" fill="${inks.marigold}"/><path d="M0 ${STREET}H${WIDTH}" stroke="${inks.night}" stroke-width="7"/>`

/** Two friends, one waving back, the other with a box in her hand. */
function arrivals(): string {
  const { skin } = meera
  const box = standingBox('auto-rickshaw-rush', {
    x: 150,
    y: 4,
    tilt: 9,
    scale: 0.16,
    distance: 'far',
  })
  const lifts = `${arm(meera, [72, 132], [134, 116], [142, 34])}${box}${fist(142, 14, skin, 8)}`
  const hers = `${arm(meera, [-72, 132], [-112, 200], [-104, 290])}${lifts}`
  const his = `${waves(kabir, -1)}${arm(kabir, [72, 132], [112, 200], [104, 290])}`
  return `${drawFigure(meera, { mood: 'laugh', turn: -1, depth: 300, over: hers }, { x: 934, y: 318, scale: 1.22 })}${drawFigure(kabir, { mood: 'grin', turn: -1, tilt: -4, depth: 300, over: his }, { x: 706, y: 304, scale: 1.24 })}`
}

/** Home's last picture, 1280x640: night falls on the gully, a door is ajar, and friends come with a game. */
export function closingPicture(): string {
  const lights = fairyLights({ from: [390, 66], to: [1190, 70], sag: 18 }, 80, inks.night, false)
  const cat = `<g transform="translate(116 ${STREET + 22}) scale(0.86)">${keyLine(sittingCat(inks.orange, inks.teal))}</g>`
  const [right, foot] = [WIDTH - 20, HEIGHT - 20]
  const line = `M54 20H${right - 34}Q${right} 20 ${right} 54V${foot - 34}Q${right} ${foot} ${right - 34} ${foot}H54Q20 ${foot} 20 ${foot - 34}V54Q20 20 54 20Z`
  const board = `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z${line}" fill="${inks.night}" fill-rule="evenodd" stroke="${inks.night}" stroke-width="14"/><path d="${line}" fill="none" stroke="${inks.marigold}" stroke-width="6"/>`
  return svgDocument(
    WIDTH,
    HEIGHT,
    `${sky()}${lights}${opposite}${street}${house()}${cat}${arrivals()}${board}`,
  )
}
