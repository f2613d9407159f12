import type { DrawnHandle } from '../games.ts'
import { gameOf } from '../games.ts'
import { boxHeight, boxWidth, type Distance } from '../parts/box.ts'
import { n } from '../parts/geometry.ts'
import { boxObject } from './front.ts'

interface BoxPlace {
  x: number
  y: number
  tilt: number
  scale: number
  depth?: number
  distance?: Distance
}

/** A game's box centred on (x, y). */
export function placedBox(
  handle: DrawnHandle,
  { x, y, tilt, scale, depth = 28 }: BoxPlace,
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt}) scale(${scale}) translate(${-boxWidth / 2} ${-boxHeight / 2})">${boxObject(gameOf(handle), depth)}</g>`
}

/** A game's box standing on (x, y). */
export function standingBox(
  handle: DrawnHandle,
  { x, y, tilt, scale, depth = 34, distance }: BoxPlace,
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt}) scale(${scale}) translate(${-boxWidth / 2} ${-boxHeight})">${boxObject(gameOf(handle), depth, distance)}</g>`
}
