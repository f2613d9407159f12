import { inks } from '../inks.ts'
import { svgDocument } from '../raster.ts'
import type { LabelInks } from './label-ground.ts'

/** Size of a story picture. */
const storyWidth = 800
const storyHeight = 1000

/** A story picture: the drawing in a dark board, which ends with a line of `trim`. */
export function framed(drawing: string, trim: string): string {
  const line = `M42 24H${storyWidth - 42}q18 0 18 18V${storyHeight - 42}q0 18 -18 18H42q-18 0 -18 -18V42q0 -18 18 -18Z`
  return svgDocument(
    storyWidth,
    storyHeight,
    `${drawing}<path d="M0 0H${storyWidth}V${storyHeight}H0Z${line}" fill="${inks.night}" fill-rule="evenodd"/><path d="${line}" fill="none" stroke="${trim}" stroke-width="5"/>`,
  )
}

/** The inks of a party in full swing. */
export const bright: LabelInks = {
  ground: inks.rani,
  light: inks.raniLight,
  trim: inks.lemon,
  petal: inks.marigold,
  inner: inks.violet,
  disc: inks.lemon,
  discLight: inks.marigold,
}
