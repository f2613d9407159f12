import { inks } from '../inks.ts'
import { svgDocument } from '../raster.ts'
import type { LabelInks } from './label-ground.ts'

/** Size of a story picture. */
const storyWidth = 800
const storyHeight = 1000

/** A story picture: the drawing in a dark board with a line of `trim`. */
export function framed(drawing: string, trim: string): string {
  return svgDocument(
    storyWidth,
    storyHeight,
    `${drawing}<rect x="8" y="8" width="${storyWidth - 16}" height="${storyHeight - 16}" fill="none" stroke="${inks.night}" stroke-width="16"/><rect x="24" y="24" width="${storyWidth - 48}" height="${storyHeight - 48}" rx="18" fill="none" stroke="${trim}" stroke-width="5"/>`,
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
