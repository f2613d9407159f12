import type { CardLine } from '../drawing.ts'
import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import { boxWidth } from '../parts/box.ts'
import { cardBack, cardFace, cardHeight, cardWidth } from '../parts/card.ts'
import { repeat } from '../parts/geometry.ts'
import { svgDocument } from '../raster.ts'
import { boxObject, pictureHeight, pictureWidth } from './front.ts'

const middle = pictureWidth / 2

interface Place {
  x: number
  y: number
  tilt: number
  scale: number
}

function placed(card: string, { x, y, tilt, scale }: Place): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale}) translate(${-cardWidth / 2} ${-cardHeight / 2})">${card}</g>`
}

/** The matchbox tray behind its cards, pulled out of the sleeve. */
function trayBack(game: Game): string {
  const { board, petal } = game.palette
  return `<rect x="${middle - 208}" y="408" width="416" height="240" rx="14" fill="${board}" stroke="${petal}" stroke-width="10"/>`
}

/** The front wall of the tray, with the notch for a thumb. */
function trayFront(game: Game): string {
  const { board, petal, dot } = game.palette
  const [left, right, top] = [middle - 212, middle + 212, 488]
  return `<path d="M${left} ${top + 14}Q${left} ${top} ${left + 14} ${top}H${middle - 62}C${middle - 54} ${top + 66} ${middle + 54} ${top + 66} ${middle + 62} ${top}H${right - 14}Q${right} ${top} ${right} ${top + 14}V640H${left}Z" fill="${petal}" stroke="${board}" stroke-width="8" stroke-linejoin="round"/>
<g fill="${dot}">${repeat(4, (index) => `<circle cx="${left + 34 + index * 32}" cy="${top + 38}" r="8"/><circle cx="${right - 34 - index * 32}" cy="${top + 38}" r="8"/>`)}</g>`
}

/** The box slid open, its cards fanned out of the tray and two more on the table. */
export function openPicture(game: Game, lines: readonly CardLine[]): string {
  const line = (index: number): CardLine => lines[index % lines.length] ?? ['', '']
  const fan = [-32, -16, 0, 16, 32].map((tilt, index) => {
    const turn = (tilt * Math.PI) / 180
    const place = {
      x: Number((middle + 426 * Math.sin(turn)).toFixed(2)),
      y: Number((744 - 426 * Math.cos(turn)).toFixed(2)),
      tilt,
      scale: 0.68,
    }
    return placed(
      index % 2 === 1 ? cardBack(game, `fan${index}`) : cardFace(game, line(index / 2), index / 2),
      place,
    )
  })
  const loose =
    placed(cardBack(game, 'left'), { x: 184, y: 960, tilt: -17, scale: 0.56 }) +
    placed(cardFace(game, line(3), 3), { x: 832, y: 968, tilt: 15, scale: 0.58 })
  const scale = 0.555
  const sleeve = `<g transform="translate(${middle - (boxWidth * scale) / 2 - 8} 570) scale(${scale})">${boxObject(game, 30)}</g>`
  const shadow = `<rect x="${middle - 226}" y="1172" width="470" height="36" rx="18" fill="${inks.night}" opacity="0.22"/>`
  return svgDocument(
    pictureWidth,
    pictureHeight,
    `${loose}${shadow}${trayBack(game)}${fan.join('')}${trayFront(game)}${sleeve}`,
  )
}
