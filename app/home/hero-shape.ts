import type { Box } from '#merchant/hero-scene.ts'

type Shape = {
  readonly size: readonly [number, number]
  readonly foot: readonly [number, number]
  readonly scale: number
}

/** What `demo/artwork/shop-files.ts` draws for each layout (hero.tsx). */
const shapes = {
  phone: { size: [1240, 1230], foot: [620, 1150], scale: 1 },
  wide: { size: [1920, 840], foot: [1372, 786], scale: 0.72 },
} as const satisfies Record<string, Shape>

/** The picture's shape by its address. */
export function shapeOf(address: string): Shape {
  return address.includes('-wide.') ? shapes.wide : shapes.phone
}

/** A box of the scene in shares of the picture's width and height. */
export function toShares({ size, foot, scale }: Shape, [left, top, width, height]: Box): Box {
  const [across, down] = size
  return [
    (foot[0] + left * scale) / across,
    (foot[1] + top * scale) / down,
    (width * scale) / across,
    (height * scale) / down,
  ]
}
