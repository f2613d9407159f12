import type { Game } from '../game.ts'
import { inks } from '../inks.ts'
import { badge } from '../layouts/plates.ts'
import { repeat } from '../parts/geometry.ts'
import { bow } from '../parts/gift.ts'
import { flecks } from '../parts/grain.ts'
import { line } from '../parts/lettering.ts'
import { inked } from '../parts/medallion.ts'
import { rays } from '../parts/rays.ts'
import { thingsOf } from '../parts/things.ts'
import { svgDocument } from '../raster.ts'
import { mat, pictureHeight, pictureWidth } from './front.ts'

const middle = pictureWidth / 2

/** The pouch below its cord, then the frill above it. */
const body =
  'M390 300C330 402 132 560 128 812C124 1034 268 1136 500 1136C732 1136 876 1034 872 812C868 560 670 402 610 300Z'
const frill =
  'M390 306Q306 214 236 140Q262 82 318 104Q338 50 398 74Q432 26 500 54Q568 26 602 74Q662 50 682 104Q738 82 764 140Q694 214 610 306Z'

/** A drawstring pouch of the label's cloth, tied, with an edge below and to the right as boxes have. */
function pouch(game: Game): string {
  const { palette, rays: kind } = game
  const { ground, board, petal, dot, accent } = palette
  const hem = 'M110 900Q500 1014 890 900'
  const cloth = `<rect width="${pictureWidth}" height="${pictureHeight}" fill="${ground}"/>${rays({ cx: middle, cy: 620, radius: 640, count: 22, fill: palette.rays, kind })}<path d="${hem}V1200H110Z" fill="${board}"/><path d="${hem}" fill="none" stroke="${petal}" stroke-width="26"/><g fill="${dot}">${repeat(15, (at) => `<circle cx="${150 + at * 50}" cy="${957 - ((at - 7) / 7) ** 2 * 51}" r="7"/>`)}</g>`
  const folds =
    'M430 290Q404 190 366 128M466 286Q456 180 446 104M534 286Q544 180 554 104M570 290Q596 190 634 128'
  return `<path d="${body}" fill="${petal}" stroke="${board}" stroke-width="12" stroke-linejoin="round" transform="translate(20 18)"/>
<clipPath id="pouch"><path d="${body}"/></clipPath><g clip-path="url(#pouch)">${cloth}${flecks({ seed: game.handle, width: pictureWidth, height: pictureHeight, count: 60, fill: inks.cream })}</g>
${inked(`<path d="${body}"/><path d="${frill}" fill="${petal}"/><path d="${folds}M420 318Q352 420 300 486M580 318Q648 420 700 486" stroke-width="7"/>`, board)}
${badge(game, middle, 642, 0.8)}
${line({ text: game.title.join(' '), face: 'display', x: middle, y: 1062, size: 88, fill: accent })}`
}

/** A luggage tag on the cord, its hole at 0,0. */
function tag({ palette: { board, disc, dot } }: Game): string {
  const paper = `<path d="M-22 -14L14 -52H268Q282 -52 282 -38V82Q282 96 268 96H14L-22 58Z" fill="${disc}"/><circle cx="14" cy="19" r="13" fill="${board}"/>`
  return (
    inked(paper, board) +
    line({ text: 'Travel', face: 'display', x: 154, y: 20, size: 74, fill: dot }) +
    line({ text: 'सफ़री', face: 'hindi', x: 154, y: 78, size: 40, fill: board })
  )
}

/** The edition for travellers: a pouch with the cloth board and the dice beside it. */
export function travelPicture(game: Game): string {
  const { petal, dot } = game.palette
  const [cloth = '', dice = ''] = thingsOf({ ...game, contents: 'ludo board, dice' })
  const cord = bow({ ...game.palette, petal: dot, disc: petal, dot: petal })
  return svgDocument(
    pictureWidth,
    pictureHeight,
    `${mat(game, 1130)}<g transform="translate(166 1054) rotate(-16) scale(1.02)">${cloth}</g>${pouch(game)}<g transform="translate(640 330) rotate(13)">${tag(game)}</g><g transform="translate(${middle} 306) scale(0.62)">${cord}</g><g transform="translate(856 1146) rotate(-4) scale(0.9)">${dice}</g>`,
  )
}
