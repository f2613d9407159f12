import type { Point } from './points.ts'

/** How something is thrown: from where, at what speed (units a second), turning how far in all (degrees). */
export interface Throw {
  from: Point
  push: Point
  spin: number
}

const gravity = 1500
/** How much of its speed is left after a bounce. */
const spring = 0.42
const bounces = 4

/** The height of a fall that bounces off `ground`, by calculation rather than in steps. */
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
 * Where a thrown thing is after `age` seconds, and how far it has turned. It keeps within the
 * picture; at 0 seconds it is where it was.
 */
export function tumble({ from, push, spin }: Throw, ground: number, age: number) {
  if (age <= 0) return { at: from, turn: 0 }
  const gone = (1 - Math.exp(-2 * age)) / 2
  const x = Math.min(440, Math.max(40, from[0] + push[0] * gone))
  const at: Point = [x, fallenTo(from[1], push[1], ground, age)]
  return { at, turn: spin * gone }
}
