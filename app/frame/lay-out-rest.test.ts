// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutRest } from './lay-out-rest.ts'

let becomeOnTime: () => void
let frames: (() => void)[]
let stop: () => void

vi.mock('#app/browser/when-frames-on-time.ts', () => ({
  whenFramesOnTime: () =>
    new Promise<void>((resolve) => {
      becomeOnTime = resolve
    }),
}))

beforeEach(() => {
  delete document.documentElement.dataset.whole
  document.body.innerHTML = '<p></p><section class="band"></section><div class="later"></div>'
  frames = []
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task))
})

afterEach(() => {
  stop()
})

const laidOut = () => document.querySelectorAll('[style*="visible"]').length
const isWhole = () => 'whole' in document.documentElement.dataset

async function meetFrames(): Promise<void> {
  becomeOnTime()
  await Promise.resolve()
}

function drawFrame(): void {
  for (const task of frames.splice(0)) task()
}

test('lays out one part per frame once frames are on time, then marks the page', async () => {
  stop = layOutRest()
  expect(laidOut()).toBe(0)
  await meetFrames()
  expect(laidOut()).toBe(1)
  drawFrame()
  expect(laidOut()).toBe(2)
  expect(isWhole()).toBe(false)
  drawFrame()
  expect(isWhole()).toBe(true)
  expect(laidOut()).toBe(0)
})

test('does nothing after it is stopped', async () => {
  stop = layOutRest()
  stop()
  await meetFrames()
  expect(laidOut()).toBe(0)
  expect(isWhole()).toBe(false)
})

test('does nothing on a page that is already laid out', () => {
  document.documentElement.dataset.whole = ''
  stop = layOutRest()
  drawFrame()
  expect(laidOut()).toBe(0)
})
