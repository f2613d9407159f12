import { mix, mixPoint, type Point } from './points.ts'

/** Maps progress in time, 0 to 1, to progress in value. */
export type Ease = (share: number) => number

export const linear: Ease = (share) => share
export const easeIn: Ease = (share) => share ** 3
export const easeOut: Ease = (share) => 1 - (1 - share) ** 3
export const easeInOut: Ease = (share) =>
  share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2

/** Overshoots by about a tenth: for things that pop up. */
export const overshoot: Ease = (share) => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2

/** Falls and bounces twice. */
export const bounce: Ease = (share) => {
  const [n, d] = [7.5625, 2.75]
  if (share < 1 / d) return n * share ** 2
  if (share < 2 / d) return n * (share - 1.5 / d) ** 2 + 0.75
  if (share < 2.5 / d) return n * (share - 2.25 / d) ** 2 + 0.9375
  return n * (share - 2.625 / d) ** 2 + 0.984375
}

/** Progress of `time` between two times, clamped to 0 and 1. */
export function span(time: number, from: number, to: number, ease: Ease = easeInOut): number {
  if (time <= from) return 0
  return time >= to ? 1 : ease((time - from) / (to - from))
}

/** A value at a time; `ease` applies from the previous key. */
export type Key<Value> = readonly [time: number, value: Value, ease?: Ease]

function between<Value>(
  time: number,
  keys: readonly Key<Value>[],
  blend: (from: Value, to: Value, share: number) => Value,
): Value {
  const next = keys.findIndex(([at]) => at > time)
  const before = keys[next < 0 ? keys.length - 1 : Math.max(0, next - 1)]
  const after = keys[next]
  if (before === undefined) throw new Error('A track needs a key')
  if (after === undefined || after === before) return before[1]
  return blend(before[1], after[1], span(time, before[0], after[0], after[2]))
}

/** A number interpolated between keys, constant before the first and after the last. */
export function track(time: number, ...keys: readonly Key<number>[]): number {
  return between(time, keys, mix)
}

/** A point that moves in straight lines from key to key. */
export function glide(time: number, ...keys: readonly Key<Point>[]): Point {
  return between(time, keys, mixPoint)
}

/** The latest key's value: for faces and other things without transitions. */
export function step<Value>(time: number, ...keys: readonly (readonly [number, Value])[]): Value {
  return between(time, keys, (from) => from)
}

/** The height of a throw: 0 at both times, 1 half-way, 0 outside. */
export function hop(time: number, from: number, to: number): number {
  const share = span(time, from, to, linear)
  return 4 * share * (1 - share)
}

/** A shake between -1 and 1 that decays within `seconds`. */
export function shake(time: number, from: number, seconds: number): number {
  const share = span(time, from, from + seconds, linear)
  return share === 0 || share === 1 ? 0 : Math.cos(share * Math.PI * 9) * (1 - share) ** 2
}

/** A swing between -1 and 1, `times` times in `seconds`. */
export function swing(time: number, seconds: number, times: number, shift = 0): number {
  const share = ((time / seconds) * times + shift) % 1
  return Math.sin(share * Math.PI * 2)
}
