import type { Point } from './points.ts'

/** A throw: start, speed (units per second) and total rotation (degrees). */
export interface Throw {
  from: Point
  push: Point
  spin: number
}

const gravity = 1500
/** Share of the speed kept after a bounce. */
const spring = 0.42
const bounces = 4

/** Height of a bouncing fall, in closed form instead of steps. */
function fallenTo(y: number, speed: number, ground: number, age: number): number {
  let [top, down, left] = [y, speed, age]
  for (let bounce = 0; bounce < bounces; bounce += 1) {
    const until = (-down + Math.sqrt(down ** 2 + 2 * gravity * (ground - top))) / gravity
    if (left <= until) return top + down * left + (gravity / 2) * left ** 2
    down = -(down + gravity * until) * spring
    top = ground
    left -= until
  }
  return ground
}

/**
 * Position and rotation of a thrown object after `age` seconds. It stays within the picture.
 */
export function tumble({ from, push, spin }: Throw, ground: number, age: number) {
  if (age <= 0) return { at: from, turn: 0 }
  const gone = (1 - Math.exp(-2 * age)) / 2
  const x = Math.min(440, Math.max(40, from[0] + push[0] * gone))
  const at: Point = [x, fallenTo(from[1], push[1], ground, age)]
  return { at, turn: spin * gone }
}
