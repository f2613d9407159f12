import type { Box } from '#merchant/hero-scene.ts'
import { hero } from '#merchant/home.ts'

type Shape = {
  readonly size: readonly [number, number]
  readonly foot: readonly [number, number]
  readonly scale: number
}

/** The picture that contains the scene of `merchant/hero-scene.ts`, for each layout (hero.tsx). */
const shapes = {
  phone: { size: [1240, 1230], foot: [620, 1150], scale: 1 },
  wide: { size: [1920, 840], foot: [1372, 786], scale: 0.72 },
} as const satisfies Record<string, Shape>

export function shapeOf(address: string): Shape {
  const isWide = Object.values(hero.pictures).some(({ wide }) => address.endsWith(wide))
  return isWide ? shapes.wide : shapes.phone
}

/** Converts a box of the scene to fractions of the picture's width and height. */
export function toShares({ size, foot, scale }: Shape, [left, top, width, height]: Box): Box {
  const [across, down] = size
  return [
    (foot[0] + left * scale) / across,
    (foot[1] + top * scale) / down,
    (width * scale) / across,
    (height * scale) / down,
  ]
}
