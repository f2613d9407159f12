import { expect, test } from 'vitest'
import { type PageEvent, readPaints } from './page-trace.ts'

const address = 'http://shop.example/'

const event = (
  name: string,
  ms: number,
  { frame = 'A', pid = 7, tid = 1, tdur = 0, data = {} } = {},
): PageEvent => ({
  name,
  ph: 'X',
  pid,
  tid,
  ts: ms * 1000,
  tdur: tdur * 1000,
  args: { frame, data },
})

const start = event('navigationStart', 100, { data: { documentLoaderURL: address } })
const painted = [
  start,
  event('firstContentfulPaint', 900),
  event('largestContentfulPaint::Candidate', 900),
  event('largestContentfulPaint::Candidate', 1400),
]

test('paints are timed from navigation, and the largest is the last candidate', () => {
  const paints = readPaints(painted, address)
  expect(paints).toEqual({ fcp: 800, lcp: 1300, blocked: 0, shift: 0 })
})

test('blocking time is what main-thread tasks after first paint take beyond 50 ms', () => {
  const tasks = [
    event('RunTask', 200, { tdur: 300 }),
    event('RunTask', 1000, { tdur: 80 }),
    event('RunTask', 1100, { tdur: 50 }),
    event('RunTask', 1200, { tdur: 70, tid: 2 }),
    event('RunTask', 1300, { tdur: 70, pid: 8 }),
  ]
  expect(readPaints([...painted, ...tasks], address).blocked).toBe(30)
})

test('layout shifts of the page are summed without those of its frames', () => {
  const moved = (score: number, frame: string) =>
    event('LayoutShift', 1500, { frame, data: { weighted_score_delta: score } })
  const shifts = [moved(0.25, 'A'), moved(0.5, 'A'), moved(1, 'B')]
  expect(readPaints([...painted, ...shifts], address).shift).toBe(0.75)
})

test('a trace without navigation or paint is an error', () => {
  expect(() => readPaints([], address)).toThrow('does not contain the opening')
  expect(() => readPaints([start], address)).toThrow('painted nothing')
})
