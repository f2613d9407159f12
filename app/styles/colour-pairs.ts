import { colourOf, type Theme } from './colour-of.ts'
import { contrast } from './contrast.ts'

const themes: readonly Theme[] = ['light', 'dark']

const papers = ['ground', 'band', 'band-ray', 'surface']
const skies = ['sky', 'sky-ray']
const accents = ['coral-text', 'marigold', 'teal', 'pink', 'purple', 'success', 'danger']

/** Text and its background. */
const textPairs: readonly [string, string][] = [
  ...papers.flatMap((paper) => ['ink', 'muted'].map((text): [string, string] => [text, paper])),
  ...['ground', 'surface', 'inset'].flatMap((paper) =>
    accents.map((text): [string, string] => [text, paper]),
  ),
  ['marigold', 'band'],
  ['marigold', 'band-ray'],
  ...skies.flatMap((sky) => ['ink', 'marigold'].map((text): [string, string] => [text, sky])),
  ['ink', 'inset'],
  ['muted', 'inset'],
  ['ink', 'inset-ray'],
  ['muted', 'well-ray'],
  ['on-coral', 'coral'],
  ['on-coral', 'coral-lit'],
  ['label-cream', 'label-night'],
  ['label-marigold', 'label-night'],
  ['label-night', 'label-marigold'],
  ['label-night', 'label-marigold-lit'],
  ['label-night', 'label-teal'],
  ['label-white', 'label-red'],
  ['label-white', 'label-purple'],
  ['label-night', 'label-pink'],
  ['label-cream', 'label-night-lit'],
  ['label-cream', 'label-plum-lit'],
  ['label-marigold', 'label-plum-lit'],
]

/** Borders of controls and focus outlines against their surroundings: 3 to 1. */
const edgePairs: readonly [string, string][] = [
  ...[...papers, 'inset'].flatMap((paper) =>
    ['edge', 'focus'].map((mark): [string, string] => [mark, paper]),
  ),
  ['label-night', 'label-marigold'],
]

const READABLE = 4.5
const SEEN = 3

export type Unreadable = {
  readonly theme: Theme
  readonly on: string
  readonly under: string
  /** Contrast of the two, rounded down to tenths. */
  readonly ratio: number
  readonly minRatio: number
}

/** Pairs of tokens with too little contrast (WCAG 2.2 AA). */
export function listUnreadable(css: string): readonly Unreadable[] {
  const check = (pairs: readonly [string, string][], minRatio: number) =>
    themes.flatMap((theme) =>
      pairs.flatMap(([on, under]) => {
        const exact = contrast(colourOf(css, on, theme), colourOf(css, under, theme))
        const ratio = Math.floor(exact * 10) / 10
        return exact < minRatio ? [{ theme, on, under, ratio, minRatio }] : []
      }),
    )
  return [...check(textPairs, READABLE), ...check(edgePairs, SEEN)]
}
