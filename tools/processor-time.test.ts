import { expect, test } from 'vitest'
import { type TraceEvent, toProcessorTime } from './processor-time.ts'

const common = { ph: 'X', pid: 1, tid: 1 }
/** Starts at 1,000 and takes 400 µs, of which it runs on a processor for 100. */
const slowTask = { ...common, name: 'RunTask', ts: 1000, dur: 400, tts: 50, tdur: 100 }

function change(...events: readonly TraceEvent[]): TraceEvent[] {
  const changed = events.map((event) => ({ ...event }))
  toProcessorTime(changed)
  return changed
}

test('a task’s duration is its processor time', () => {
  expect(change(slowTask)).toEqual([{ ...slowTask, dur: 100 }])
})

test('events within a task are scaled with it', () => {
  const layout = { ...common, name: 'Layout', ts: 1200, dur: 150, tts: 80, tdur: 40 }
  expect(change(slowTask, layout)[1]).toMatchObject({ ts: 1030, dur: 40 })
})

test('events without processor time keep their share of the task', () => {
  const mark = { ...common, ph: 'I', name: 'firstPaint', ts: 1200 }
  const paint = { ...common, name: 'Paint', ts: 1200, dur: 200 }
  expect(change(slowTask, mark)[1]).toMatchObject({ ts: 1050 })
  expect(change(slowTask, paint)[1]).toMatchObject({ ts: 1050, dur: 50 })
})

test('other threads and events between tasks are unchanged', () => {
  const elsewhere = { ...common, tid: 2, name: 'Paint', ts: 1200, dur: 200 }
  const after = { ...common, name: 'Commit', ts: 1500, dur: 20 }
  expect(change(slowTask, elsewhere, after).slice(1)).toEqual([elsewhere, after])
})
