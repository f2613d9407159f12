import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourOf, type Theme } from './colour-of.ts'
import { listUnreadable } from './colour-pairs.ts'
import { contrast } from './contrast.ts'

const css = ['./tokens.css', '../../merchant/colours.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('')
const colour = (token: string, theme: Theme) => colourOf(css, token, theme)

/** The rays of a tinted well, as patterns.css mixes them from its colour and the light theme's surface or black. */
function raysOf(well: string, theme: Theme): string {
  const [share, other] = theme === 'light' ? [0.8, colour('surface', theme)] : [0.92, '#000000']
  const channels = [1, 3, 5].map((at) => {
    const [ray = 0, sheet = 0] = [well, other].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    )
    return Math.round(ray * share + sheet * (1 - share))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const themes = ['light', 'dark'] as const
const tints = ['coral', 'marigold', 'teal', 'sky', 'purple', 'pink']

/** Text on a well: the breadcrumb on phones (app/product/gallery.css). */
const onWells = { light: 'muted', dark: 'ink' } as const

test.each(
  themes.flatMap((theme) =>
    tints.map((tint) => ({ theme, on: onWells[theme], under: `tint-${tint}` })),
  ),
)('$theme: $on can be read on $under and its rays', ({ theme, on, under }) => {
  const [text, well] = [colour(on, theme), colour(under, theme)]
  expect(contrast(text, well)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(text, raysOf(well, theme))).toBeGreaterThanOrEqual(4.5)
})

test.each(themes.flatMap((theme) => tints.map((tint) => ({ theme, under: `tint-${tint}` }))))(
  '$theme: the night panel of a box stands out from $under',
  ({ theme, under }) => {
    expect(contrast(colour('label-night', theme), colour(under, theme))).toBeGreaterThanOrEqual(3)
  },
)

test('the dark theme has neither grey nor ochre behind pictures of boxes', () => {
  for (const well of ['well', 'well-ray', ...tints.map((tint) => `tint-${tint}`)]) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(colour(well, 'dark').slice(at, at + 2), 16),
    )
    expect(Math.max(red, green, blue) - Math.min(red, green, blue), well).toBeGreaterThan(80)
    // Yellow as dark as cream text needs it is ochre: with more red than this it is orange.
    if (red > green && green > blue) expect((green - blue) / (red - blue), well).toBeLessThan(0.55)
  }
})

test('every text can be read and every edge seen, in both themes', () => {
  expect(listUnreadable(css)).toEqual([])
})

test.each([
  ['coral-text', 'light-dark(#ffb0a0, #ff7a70)', { theme: 'light', minRatio: 4.5 }],
  ['edge', 'light-dark(#6b5a55, #40302c)', { theme: 'dark', minRatio: 3 }],
])('a pale %s is reported with its pair', (token, value, fault) => {
  const pale = css.replace(new RegExp(`(--${token}: )[^;]+`), `$1${value}`)
  expect(listUnreadable(pale)).toContainEqual(
    expect.objectContaining({ ...fault, on: token, under: 'ground' }),
  )
})
