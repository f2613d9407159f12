import { gameOf } from '../games.ts'
import { inks } from '../inks.ts'
import { boxHeight } from '../parts/box.ts'
import { cardBack, cardHeight, cardWidth } from '../parts/card.ts'
import { keyLine } from '../parts/figure.ts'
import { n } from '../parts/geometry.ts'
import { line } from '../parts/lettering.ts'
import { rays } from '../parts/rays.ts'
import { chaiGlass } from '../parts/street-life.ts'
import { svgDocument } from '../raster.ts'
import { standingBox } from './placed-box.ts'

const WIDTH = 810
const HEIGHT = 480

/** Units of the drawing in a centimetre, and where everything stands. */
const CM = 22
const FLOOR = 400
const sample = gameOf('cousins-kalesh')

type Words = { text: string; x: number; y: number }

/** A measure's line, upright or level, with a stop at either end, and its words. */
function measure(start: string, to: string, stop: string, words: Words): string {
  return `<path d="M${start}${stop}M${start}${to}${stop}" fill="none" stroke="${inks.night}" stroke-width="5" stroke-linecap="round"/>${line({ ...words, face: 'text', size: 28, fill: inks.night })}`
}

/** How high: a line of that many centimetres up from the floor, left of what it measures. */
const high = (x: number, cm: number) =>
  measure(`${x} ${FLOOR}`, `v${n(-cm * CM)}`, 'm-9 0h18m-9 0', {
    text: `${cm} cm`,
    x: x - 50,
    y: FLOOR - (cm * CM) / 2 + 9,
  })

/** How wide: a line below the floor. */
const wide = (x: number, cm: number) =>
  measure(`${x} ${FLOOR + 28}`, `h${n(cm * CM)}`, 'm0 -9v18m0 -9', {
    text: `${cm} cm`,
    x: x + (cm * CM) / 2,
    y: FLOOR + 64,
  })

/** A box, a card and a glass of chai to one scale, with their measures in centimetres. */
export function sizesPicture(): string {
  const [box, card] = [124, 494]
  const cardSize = { width: 6.3 * CM, height: 8.8 * CM }
  return svgDocument(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${inks.marigold}"/>${rays({ cx: 405, cy: 230, radius: 480, count: 28, fill: inks.mustardLight, kind: 'straight' })}
<rect y="${FLOOR - 14}" width="${WIDTH}" height="94" fill="${inks.coralLight}"/><path d="M0 ${FLOOR - 14}H${WIDTH}" stroke="${inks.night}" stroke-width="6"/>
${standingBox('cousins-kalesh', { x: box + 5 * CM, y: FLOOR, tilt: 0, scale: (15 * CM) / boxHeight })}
<g transform="translate(${card} ${n(FLOOR - cardSize.height)}) scale(${n(cardSize.width / cardWidth)} ${n(cardSize.height / cardHeight)})">${cardBack(sample, 'sizes')}</g>
<g transform="translate(728 ${FLOOR})">${keyLine(chaiGlass(2.6), 3)}</g>
${high(box - 24, 15)}${wide(box, 10)}${high(card - 24, 8.8)}${wide(card, 6.3)}`,
  )
}
