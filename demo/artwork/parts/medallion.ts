import type { Palette } from '../palette.ts'
import { type PetalKind, petals } from './petals.ts'

/** Radius of the disc behind an emblem, in emblem units. */
export const discRadius = 200

interface MedallionOptions {
  palette: Palette
  emblem: string
  petalKind: PetalKind
}

/** Ring of petals, dark ring, disc and emblem around 0,0; radius 300 including petals. */
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

/** An emblem with its key line: shapes without a stroke get the dark outline. */
export function inked(emblem: string, key: string): string {
  return `<g fill="none" stroke="${key}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round">${emblem}</g>`
}
