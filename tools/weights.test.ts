import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatWeights, getHeaviest, isTooHeavy, weighFiles } from './weights.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'party-gully-weights-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, bytes: number) => writeFileSync(join(folder, file), 'x'.repeat(bytes))
const weightOf = (name: string) => weighFiles(folder).find((weight) => weight.name.startsWith(name))

test('font files are summed', () => {
  write('assets/text.woff2', 45_000)
  write('assets/display.woff2', 6_000)
  expect(weightOf('Faces')).toMatchObject({ bytes: 51_000 })
})

test('a page has the shared styles and those of its route, by transfer size', () => {
  const text = (bytes: number) => randomBytes(bytes).toString('base64url')
  const write = (file: string, bytes: number) => writeFileSync(join(folder, file), text(bytes))
  write('assets/app-1a.css', 3000)
  const shared = weightOf('Styles')?.bytes ?? 0
  expect(shared).toBeGreaterThan(3000)
  write('assets/home-1a.css', 2000)
  write('assets/product-1a.css', 1000)
  const { bytes = 0, heaviest } = weightOf('Styles') ?? {}
  expect(bytes - shared).toBeGreaterThan(2000)
  expect(bytes - shared).toBeLessThan(3000)
  expect(heaviest).toBe('assets/home-1a.css')
})

test('only the largest clip counts', () => {
  write('assets/a.mp4', 1000)
  write('assets/b.webm', 2000)
  expect(weightOf('Largest clip')).toMatchObject({ bytes: 2000, heaviest: 'assets/b.webm' })
})

test('a missing file weighs nothing', () => {
  expect(weighFiles(folder).map(({ bytes }) => bytes)).toEqual([0, 0, 0])
  expect(getHeaviest(new Map())).toEqual({ bytes: 0 })
})

test('a weight may equal its limit, not exceed it', () => {
  expect(isTooHeavy({ name: 'a', bytes: 100, limit: 100 })).toBe(false)
  expect(isTooHeavy({ name: 'a', bytes: 101, limit: 100 })).toBe(true)
})

test('the table shows each result and names what is too heavy', () => {
  const table = formatWeights([
    { name: 'Faces together', bytes: 55_172, limit: 70_000 },
    { name: 'Largest clip', bytes: 512_340, limit: 400_000, heaviest: 'clips/deal.mp4' },
  ])
  expect(table.split('\n')).toEqual([
    'Faces together   55.2 KB of  70.0 KB  ok',
    'Largest clip    512.3 KB of 400.0 KB  too heavy  clips/deal.mp4',
  ])
})
