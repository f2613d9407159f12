import type { Game } from '../game.ts'
import { boxFront, boxHeight, boxWidth } from '../parts/box.ts'
import { svgDocument } from '../raster.ts'

export const pictureWidth = 1000
export const pictureHeight = 1250

/** The box in 3D: its edges below and to the right, then the printed front. */
export function boxObject(game: Game, depth: number): string {
  const { board, petal } = game.palette
  const slab = (offset: number, fill: string) =>
    `<path d="M0 34L${offset} ${offset + 34}V${boxHeight + offset - 34}Q${offset} ${boxHeight + offset} ${offset + 34} ${boxHeight + offset}H${boxWidth + offset - 34}Q${boxWidth + offset} ${boxHeight + offset} ${boxWidth + offset} ${boxHeight + offset - 34}V${offset + 34}Q${boxWidth + offset} ${offset} ${boxWidth + offset - 34} ${offset}L${boxWidth - 34} 0Z" fill="${fill}"/>`
  return `${slab(depth, board)}${slab(depth - 5, petal)}${slab(5, board)}${boxFront(game)}`
}

/** The front of the box: the first picture of every game. */
export function frontPicture(game: Game): string {
  const depth = 24
  const left = (pictureWidth - boxWidth - depth) / 2
  const top = (pictureHeight - boxHeight - depth) / 2
  const shadow = `<rect x="${left + depth + 14}" y="${top + depth + 18}" width="${boxWidth}" height="${boxHeight}" rx="38" fill="#000" opacity="0.2"/>`
  return svgDocument(
    pictureWidth,
    pictureHeight,
    `${shadow}<g transform="translate(${left} ${top})">${boxObject(game, depth)}</g>`,
  )
}
