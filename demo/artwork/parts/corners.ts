import { dropPath, glintPath, heartPath, polar, repeat, starPath, xy } from './geometry.ts'

/** The corner ornament of a shelf: one shape per product type. */
export type CornerKind = 'star' | 'drop' | 'heart' | 'flower' | 'glint'

function shapePath(kind: CornerKind, size: number): string {
  if (kind === 'star') return starPath(0, 0, size * 0.62, 5, 0.5)
  if (kind === 'drop') return dropPath(0, 0, size)
  if (kind === 'heart') return heartPath(0, 0, size * 1.05)
  if (kind === 'glint') return glintPath(0, 0, size * 0.75)
  return repeat(6, (index) => {
    const [x, y] = polar(0, 0, size * 0.32, index / 6)
    return `M${xy([x, y])}m-${size * 0.22} 0a${size * 0.22} ${size * 0.22} 0 1 0 ${size * 0.44} 0a${size * 0.22} ${size * 0.22} 0 1 0 -${size * 0.44} 0Z`
  })
}

interface CornersOptions {
  kind: CornerKind
  left: number
  right: number
  top: number
  bottom: number
  size: number
  fill: string
  dot: string
}

/** Four ornaments, each with a pair of dots leaning to the middle of the picture. */
export function corners(options: CornersOptions): string {
  const { kind, left, right, top, bottom, size, fill, dot } = options
  const shape = shapePath(kind, size)
  const middle = kind === 'flower' ? `<circle r="${size * 0.2}" fill="${dot}"/>` : ''
  const one = (x: number, y: number, sx: number, sy: number) =>
    `<g transform="translate(${x} ${y})"><path d="${shape}" fill="${fill}"/>${middle}` +
    `<g fill="${dot}"><circle cx="${sx * size * 0.95}" cy="0" r="6"/><circle cx="0" cy="${sy * size * 0.95}" r="6"/></g></g>`
  return (
    one(left, top, 1, 1) +
    one(right, top, -1, 1) +
    one(left, bottom, 1, -1) +
    one(right, bottom, -1, -1)
  )
}
