import { expect, test } from 'vitest'
import { contrast } from '#app/styles/contrast.ts'
import { toBrandColours, writeColours } from './brand-colours.ts'

const night = '#1b0f24'

test.each([
  ['#000000', '#ffffff'],
  ['#1f6feb', '#2ea043'],
  ['#ffff00', '#800000'],
  ['#7f7f7f', '#7f7f7f'],
])('the colours %s and %s give readable contrast in both themes', (main, second) => {
  const colours = toBrandColours(main, second)
  for (const token of ['coral', 'coral-lit', 'label-marigold', 'label-marigold-lit'] as const)
    expect(contrast(colours[token], night), token).toBeGreaterThanOrEqual(4.5)
  for (const token of ['coral-text', 'marigold'] as const) {
    const [light, dark] = colours[token]
    for (const paper of ['#fff6e6', '#ffe2b0', '#bfe9fb'])
      expect(contrast(light, paper), token).toBeGreaterThanOrEqual(4.5)
    for (const paper of ['#160c1d', '#2e1b3e', '#251634'])
      expect(contrast(dark, paper), token).toBeGreaterThanOrEqual(4.5)
  }
})

test('a readable colour is unchanged', () => {
  expect(toBrandColours('#ff5a4f', '#ffc53d')).toMatchObject({
    coral: '#ff5a4f',
    'label-marigold': '#ffc53d',
  })
})

test('only the values in the file change', () => {
  const css =
    ':root {\n  /* why */\n  --coral: #111111;\n  --marigold: light-dark(#111111, #222222);\n}\n'
  expect(writeColours(css, toBrandColours('#ff5a4f', '#ffc53d'))).toMatch(
    /^:root \{\n {2}\/\* why \*\/\n {2}--coral: #ff5a4f;\n {2}--marigold: light-dark\(#\w{6}, #ffc53d\);\n\}\n$/,
  )
})
