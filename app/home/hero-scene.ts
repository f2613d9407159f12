/** Left, top, width, height. */
export type Box = readonly [number, number, number, number]

/**
 * What stands where in the hero's picture, in the units of its drawing, from the foot of the table
 * (demo/artwork/scenes/hero.ts). A test compares it with the pictures.
 */
export const scene = {
  /** Lit at night, from left to right. */
  windows: [
    [-719, -846, 40, 88],
    [-669, -846, 48, 88],
    [-611, -846, 40, 88],
    [-701, -690, 112, 142],
    [-728, -502, 67, 112],
    [-511, -680, 66, 112],
    [445, -502, 66, 112],
    [576, -858, 67, 112],
    [603, -690, 112, 142],
    [635, -490, 48, 88],
  ] satisfies readonly Box[],
  moon: [434, -1012, 104, 104] satisfies Box,
  /** The sky around the moon, down to the roof that it rises from. */
  sky: [366, -1160, 240, 410] satisfies Box,
}

type Shape = {
  readonly size: readonly [number, number]
  readonly foot: readonly [number, number]
  readonly scale: number
}

const shapes = {
  phone: { size: [1240, 1230], foot: [620, 1150], scale: 1 },
  wide: { size: [1920, 840], foot: [1372, 786], scale: 0.72 },
} as const satisfies Record<string, Shape>

/** The picture's shape by its address. */
export function shapeOf(address: string): Shape {
  return address.includes('-wide-') ? shapes.wide : shapes.phone
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
