import { svgDocument } from '../raster.ts'
import type { Clip } from './clip.ts'
import { stageHeight, stageWidth } from './stage.ts'

/** Size of the files in pixels, and frames a second. */
export const filmWidth = 512
export const filmHeight = 640
export const framesPerSecond = 20

/** Number of frames; the next one would repeat the first. */
export function countFrames({ seconds }: Clip): number {
  return Math.round(seconds * framesPerSecond)
}

/** The drawing of one frame, as an SVG document in stage units. */
export function frameSvg(clip: Clip, frame: number): string {
  return svgDocument(stageWidth, stageHeight, clip.draw(frame / framesPerSecond))
}
