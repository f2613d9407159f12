/** A point `radius` away from (cx, cy); `turn` is in whole turns, 0 pointing up, clockwise. */
export function polar(cx: number, cy: number, radius: number, turn: number): [number, number] {
  const angle = turn * Math.PI * 2 - Math.PI / 2
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
}

/** Short, stable number formatting. */
export function n(value: number): string {
  const short = value.toFixed(2).replace(/\.?0+$/, '')
  return short === '-0' ? '0' : short
}

/** "x y" of a point, for use inside a path. */
export function xy([x, y]: readonly [number, number]): string {
  return `${n(x)} ${n(y)}`
}

/** Calls `draw` for 0..count-1 and joins what it returns. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Closed path of a heart centred on (cx, cy), about `size` wide. */
export function heartPath(cx: number, cy: number, size: number): string {
  const at = (x: number, y: number) => xy([cx + x * size, cy + y * size])
  return (
    `M${at(0, 0.46)}C${at(-0.3, 0.24)} ${at(-0.5, 0.06)} ${at(-0.5, -0.16)}` +
    `C${at(-0.5, -0.34)} ${at(-0.37, -0.44)} ${at(-0.25, -0.44)}` +
    `C${at(-0.13, -0.44)} ${at(-0.04, -0.37)} ${at(0, -0.26)}` +
    `C${at(0.04, -0.37)} ${at(0.13, -0.44)} ${at(0.25, -0.44)}` +
    `C${at(0.37, -0.44)} ${at(0.5, -0.34)} ${at(0.5, -0.16)}` +
    `C${at(0.5, 0.06)} ${at(0.3, 0.24)} ${at(0, 0.46)}Z`
  )
}

/** Closed path of a star with `points` tips. `inner` is the share of the radius at the notches. */
export function starPath(
  cx: number,
  cy: number,
  radius: number,
  points = 5,
  inner = 0.42,
  turn = 0,
): string {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    xy(polar(cx, cy, index % 2 === 0 ? radius : radius * inner, turn + index / (points * 2))),
  )
  return `M${corners.join('L')}Z`
}

/** Closed path of a four-pointed glint with hollow sides. */
export function glintPath(cx: number, cy: number, radius: number): string {
  const tip = (turn: number) => xy(polar(cx, cy, radius, turn))
  const mid = xy([cx, cy])
  return `M${tip(0)}Q${mid} ${tip(0.25)}Q${mid} ${tip(0.5)}Q${mid} ${tip(0.75)}Q${mid} ${tip(0)}Z`
}

/** Closed path of a falling drop: round below, tip above. */
export function dropPath(cx: number, cy: number, size: number): string {
  const at = (x: number, y: number) => xy([cx + x * size, cy + y * size])
  return `M${at(0, -0.7)}C${at(0.14, -0.34)} ${at(0.42, -0.06)} ${at(0.42, 0.24)}A${n(size * 0.42)} ${n(size * 0.42)} 0 0 1 ${at(-0.42, 0.24)}C${at(-0.42, -0.06)} ${at(-0.14, -0.34)} ${at(0, -0.7)}Z`
}
