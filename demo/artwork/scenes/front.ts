import type { Game } from '../game.ts'
import { badge } from '../layouts/plates.ts'
import { boxFront, boxHeight, boxWidth, type Distance } from '../parts/box.ts'
import { cardBack, cardHeight, cardWidth } from '../parts/card.ts'
import { svgDocument } from '../raster.ts'

export const pictureWidth = 1000
export const pictureHeight = 1250

/** The box in 3D: its edges below and to the right, then the printed front. */
export function boxObject(game: Game, depth: number, distance?: Distance): string {
  const { board, petal } = game.palette
  const slab = (offset: number, fill: string) =>
    `<path d="M0 34L${offset} ${offset + 34}V${boxHeight + offset - 34}Q${offset} ${boxHeight + offset} ${offset + 34} ${boxHeight + offset}H${boxWidth + offset - 34}Q${boxWidth + offset} ${boxHeight + offset} ${boxWidth + offset} ${boxHeight + offset - 34}V${offset + 34}Q${boxWidth + offset} ${offset} ${boxWidth + offset - 34} ${offset}L${boxWidth - 34} 0Z" fill="${fill}"/>`
  return `${slab(depth, board)}${slab(depth - 5, petal)}${slab(5, board)}${boxFront(game, distance)}`
}

/** What lies beside the box: two of its cards, or the emblem where the label leaves it out. */
function prop(game: Game): string {
  if (game.layout.kind === 'figure' || game.layout.kind === 'gift')
    return badge(game, 874, 1122, 0.37)
  const card = (x: number, y: number, tilt: number) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(0.27) translate(${-cardWidth / 2} ${-cardHeight / 2})">${cardBack(game, `prop${tilt}`)}</g>`
  return card(864, 1150, -13) + card(904, 1158, 13)
}

/** The mat of the first pictures, in the game's ground, its middle at `foot`. */
export function mat({ palette: { board, ground, rays } }: Game, foot: number): string {
  return `<ellipse cx="500" cy="${foot}" rx="492" ry="54" fill="${board}"/><ellipse cx="500" cy="${foot - 8}" rx="484" ry="48" fill="${ground}"/><ellipse cx="500" cy="${foot - 8}" rx="450" ry="34" fill="${rays}"/>`
}

/**
 * The front of the box on a ground of its colour: the first picture of every game. The box is nearly as tall as the
 * picture, which a phone's gallery shows 241 px high.
 */
export function frontPicture(game: Game): string {
  const depth = 24
  const scale = 1.03
  const left = 500 - ((boxWidth + depth) / 2) * scale - 26
  const top = 14
  const foot = top + (boxHeight + depth) * scale - 4
  return svgDocument(
    pictureWidth,
    pictureHeight,
    `${mat(game, foot)}<g transform="translate(${left} ${top}) scale(${scale})">${boxObject(game, depth)}</g>${prop(game)}`,
  )
}
