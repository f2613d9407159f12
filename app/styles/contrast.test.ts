import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const css = ['./tokens.css', '../../merchant/colours.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('')

type Theme = 'light' | 'dark'

/** The colour of a token in a theme, as #rrggbb. */
function colour(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1]
  if (value === undefined) throw new Error(`no token --${token}`)
  const [light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)?.slice(1) ?? [value, value]
  const found = theme === 'light' ? light : dark
  if (!found?.startsWith('#')) throw new Error(`--${token} is no plain colour: ${value}`)
  return found
}

/** The rays of a tinted well, as patterns.css mixes them from its colour and the surface. */
function raysOf(well: string, surface: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [ray = 0, sheet = 0] = [well, surface].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    )
    return Math.round(ray * 0.8 + sheet * 0.2)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const tints = ['coral', 'marigold', 'teal', 'sky', 'purple', 'pink']

const papers = ['ground', 'band', 'band-ray', 'surface']
const skies = ['sky', 'sky-ray']
const accents = ['coral-text', 'marigold', 'teal', 'pink', 'purple', 'success', 'danger']

/** Text and its background. */
const textPairs: [string, string][] = [
  ...papers.flatMap((paper) => ['ink', 'muted'].map((text): [string, string] => [text, paper])),
  ...['ground', 'surface'].flatMap((paper) =>
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
const edgePairs: [string, string][] = [
  ...papers.flatMap((paper) => ['edge', 'focus'].map((mark): [string, string] => [mark, paper])),
  ['label-night', 'label-marigold'],
]

const themes: Theme[] = ['light', 'dark']
const inThemes = (pairs: [string, string][]) =>
  themes.flatMap((theme) => pairs.map(([on, under]) => ({ theme, on, under })))

test.each(inThemes(textPairs))('$theme: $on can be read on $under', ({ theme, on, under }) => {
  expect(contrast(colour(on, theme), colour(under, theme))).toBeGreaterThanOrEqual(4.5)
})

test.each(inThemes(edgePairs))('$theme: $on can be seen on $under', ({ theme, on, under }) => {
  expect(contrast(colour(on, theme), colour(under, theme))).toBeGreaterThanOrEqual(3)
})

test.each(inThemes(tints.map((tint) => ['muted', `tint-${tint}`])))(
  '$theme: $on can be read on $under and its rays',
  ({ theme, on, under }) => {
    const [text, well, surface] = [
      colour(on, theme),
      colour(under, theme),
      colour('surface', theme),
    ]
    expect(contrast(text, well)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(text, raysOf(well, surface))).toBeGreaterThanOrEqual(4.5)
  },
)
