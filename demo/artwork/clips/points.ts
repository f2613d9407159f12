/** x, y. */
export type Point = readonly [number, number]

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function mixPoint(from: Point, to: Point, share: number): Point {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share)]
}

/** A point on an arc that rises `lift` above the straight line half-way. */
export function arc(from: Point, to: Point, share: number, lift: number): Point {
  const [x, y] = mixPoint(from, to, share)
  return [x, y - 4 * lift * share * (1 - share)]
}
