import { inks } from '../inks.ts'
import { n } from '../parts/geometry.ts'
import type { Point } from './points.ts'
import { put } from './props.ts'

type Vector = readonly [number, number, number]

/** Rotated around the x axis, then y, then z. */
function turned([x, y, z]: Vector, [right, up, near]: Vector): Vector {
  const [y1, z1] = [
    y * Math.cos(right) - z * Math.sin(right),
    y * Math.sin(right) + z * Math.cos(right),
  ]
  const [x2, z2] = [x * Math.cos(up) + z1 * Math.sin(up), z1 * Math.cos(up) - x * Math.sin(up)]
  return [x2 * Math.cos(near) - y1 * Math.sin(near), x2 * Math.sin(near) + y1 * Math.cos(near), z2]
}

/** Pip positions of each number, on a face from -1 to 1. */
const pips: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  6: [
    [-0.48, -0.58],
    [0.48, -0.58],
    [-0.48, 0],
    [0.48, 0],
    [-0.48, 0.58],
    [0.48, 0.58],
  ],
}

/** Each face's normal and the axes of its picture. */
const faces: readonly (readonly [value: number, out: Vector, across: Vector, down: Vector])[] = [
  [6, [0, -1, 0], [1, 0, 0], [0, 0, 1]],
  [1, [0, 1, 0], [1, 0, 0], [0, 0, -1]],
  [2, [0, 0, 1], [1, 0, 0], [0, 1, 0]],
  [5, [0, 0, -1], [-1, 0, 0], [0, 1, 0]],
  [3, [1, 0, 0], [0, 0, -1], [0, 1, 0]],
  [4, [-1, 0, 0], [0, 0, 1], [0, 1, 0]],
]

const fills: Record<number, string> = {
  1: inks.cream,
  2: inks.coral,
  3: inks.marigold,
  4: inks.marigold,
  5: inks.coral,
  6: inks.cream,
}

interface DieOptions {
  at: Point
  /** Half an edge. */
  size: number
  /** Rotation in radians; all 0 shows the six on top. */
  spin: Vector
}

/** A wooden die seen from above, without its hidden faces. */
export function die({ at, size, spin }: DieOptions): string {
  const view = (vector: Vector) => turned(turned(turned(vector, spin), [0, 0.56, 0]), [-0.8, 0, 0])
  const seen = faces.flatMap(([value, out, across, down]) => {
    const [fx, fy, fz] = view(out)
    if (fz <= 0.01) return []
    const [u, v] = [view(across), view(down)]
    const matrix = [u[0], u[1], v[0], v[1], fx, fy].map((part) => n(part * size)).join(' ')
    const dots = (pips[value] ?? [])
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.17"/>`)
      .join('')
    return [
      `<g transform="matrix(${matrix})"><rect x="-1" y="-1" width="2" height="2" rx="0.12" fill="${fills[value]}" stroke="${inks.night}" stroke-width="0.13" stroke-linejoin="round"/><g fill="${inks.night}">${dots}</g></g>`,
    ]
  })
  return put(seen.join(''), at)
}
