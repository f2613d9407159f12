import { expect, test } from 'vitest'
import { compactDrawing } from './compact.ts'
import { svgDocument, toPng } from './raster.ts'

const draw = (...shapes: readonly string[]) => svgDocument(620, 620, shapes.join(''))

test('covered shapes are removed, and visible ones kept', () => {
  const ground = '<rect width="620" height="620" fill="#fc0"/>'
  const covered = '<circle cx="300.123" cy="300" r="50" fill="#00f"/>'
  const cover = '<circle cx="300" cy="300" r="60" fill="#f00"/>'
  const beside = '<path d="M10.04 10.04H60V60H10Z" fill="#0a0" opacity=".25"/>'
  const drawing = draw(ground, covered, cover, beside)
  const compact = compactDrawing(drawing)
  expect(compact).not.toContain('#00f')
  expect(compact).toContain('M10 10')
  expect(compact).toContain('opacity=".25"')
  expect(toPng(compact).equals(toPng(draw(ground, cover, beside)))).toBe(true)
  expect(compact.match(/<(rect|path|circle)/g)).toHaveLength(3)
})

test('clip paths are kept although they are not painted', () => {
  const clip = '<clipPath id="a"><rect width="100" height="100"/></clipPath>'
  const drawing = draw(
    clip,
    '<g clip-path="url(#a)"><circle cx="50" cy="50" r="200" fill="red"/></g>',
  )
  const compact = compactDrawing(drawing)
  expect(compact).toContain('<clipPath')
  expect(toPng(compact).equals(toPng(drawing))).toBe(true)
})
