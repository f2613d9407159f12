import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { averageWidth } from './font-metrics.ts'

const folder = new URL('./fonts/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const css = read('./faces.css')

test('the faces together weigh at most 35 KB', () => {
  const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0)
  expect(bytes).toBeLessThanOrEqual(35 * 1024)
})

test('every file is declared, and text shows before it loads', () => {
  for (const name of files) expect(css).toContain(`url("./fonts/${name}")`)
  for (const face of css.match(/@font-face \{[^}]*\}/g) ?? [])
    expect(face).toContain('font-display: swap')
})

test('no price waits for another file: the rupee sign is in both widths', () => {
  const stretches = (range: string) =>
    [...css.matchAll(/@font-face \{[^}]*\}/g)]
      .filter(([face]) => face.includes('"Anek Latin"') && face.includes(`unicode-range: ${range}`))
      .map(([face]) => /font-stretch: (\d+%)/.exec(face)?.[1])
  expect(stretches('U+20B9')).toEqual(['100%', '85%'])
})

test('the display face borrows plus and rupee sign from the text face, in every weight', () => {
  const borrowed = [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) =>
    face.includes('"Rozha One"')
      ? [[/font-weight: (.*);/, /fonts\/(.*)\.woff2/].map((part) => part.exec(face)?.[1])]
      : [],
  )
  expect(borrowed).toEqual([
    ['400 800', 'rozha-one'],
    ['400 800', 'anek-latin-heading'],
    ['400 800', 'anek-latin-rupee'],
  ])
})

test('every family has a fallback with the same metrics', () => {
  const fallbacks = read('./fallback-faces.css')
  for (const family of ['Anek Latin Fallback', 'Rozha One Fallback']) {
    expect(fallbacks).toContain(`font-family: "${family}"`)
  }
  expect(fallbacks.match(/size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%/g)).toHaveLength(4)
})

test('the average letter weighs each letter by its use', () => {
  expect(averageWidth(() => 500)).toBeCloseTo(500)
  expect(averageWidth((letter) => (letter === 'e' ? 1000 : 0))).toBeGreaterThan(
    averageWidth((letter) => (letter === 'z' ? 1000 : 0)),
  )
})
