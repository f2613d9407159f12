import type { Palette } from '../palettes.ts'
import { type PetalKind, petals } from './petals.ts'

/** Radius of the disc that an emblem is drawn on; emblems use units of this size. */
export const discRadius = 200

interface MedallionOptions {
  palette: Palette
  emblem: string
  petalKind: PetalKind
}

/** Ring of petals, dark ring, disc and emblem round 0,0; 300 in radius with its petals. */
export function medallion({ palette, emblem, petalKind }: MedallionOptions): string {
  const ring = { cx: 0, cy: 0, inner: 236, outer: 298, kind: petalKind }
  const ghost = petals({ ...ring, cx: 5, cy: 7, fill: palette.board, dot: palette.board })
  return (
    `<g opacity="0.28">${ghost}</g>` +
    petals({ ...ring, fill: palette.petal, dot: palette.dot }) +
    `<circle r="242" fill="${palette.board}"/>` +
    `<circle r="215" fill="${palette.petal}"/>` +
    `<circle r="206" fill="${palette.board}" />` +
    `<circle r="${discRadius}" fill="${palette.disc}"/>` +
    inked(emblem, palette.board)
  )
}

/** An emblem with its key line: shapes without a stroke of their own get the dark outline. */
export function inked(emblem: string, key: string): string {
  return `<g fill="none" stroke="${key}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round">${emblem}</g>`
}
