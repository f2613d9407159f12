import { expect, test } from 'vitest'
import { drawBenchPage } from './bench-page.ts'
import { figureGroups, keyOf } from './figures.ts'
import type { Run } from './results.ts'

const run = (at: string, value: number): Run => ({
  at,
  commit: 'abc1234',
  machine: '2 × a <processor>',
  rounds: 3,
  figures: { 'home page × bare': [value, 0.1, 0.9] },
})

test('the page shows the newest run, its goals and the history', () => {
  const page = drawBenchPage([run('2026-01-01T00:00', 0.5), run('2026-01-02T00:00', 0.7)])
  expect(page).toContain('abc1234 at 2026-01-02T00:00, 3 rounds, on 2 × a &lt;processor&gt;')
  expect(page).toContain('>0.7 × bare</td><td data-head="Spread">0.1 to 0.9')
  expect(page).toContain('at least 0.6')
  expect(page).toContain('aria-label="0.5, 0.7"')
  expect(page).toMatch(/<rect class="met"/)
  expect(drawBenchPage([run('2026-01-01T00:00', 0.5)])).toMatch(/<rect class="missed"/)
})

test('figures are unique by name and unit', () => {
  const keys = Object.values(figureGroups).flat().map(keyOf)
  expect(new Set(keys).size).toBe(keys.length)
})
