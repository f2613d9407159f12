// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { whenFramesOnTime } from './when-frames-on-time.ts'

let next: FrameRequestCallback | undefined
let now = 0

/** Runs the page's frames, each this many milliseconds after the last. */
async function draw(...gaps: readonly number[]): Promise<void> {
  for (const gap of gaps) {
    now += gap
    next?.(now)
  }
  await Promise.resolve()
}

beforeEach(() => {
  now = 0
  next = undefined
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.stubGlobal('requestAnimationFrame', (look: FrameRequestCallback) => {
    next = look
  })
})

test('waits for four consecutive frames on time', async () => {
  const done = vi.fn()
  void whenFramesOnTime(5000).then(done)
  await draw(16, 17, 16, 90, 16, 17, 16)
  expect(done).not.toHaveBeenCalled()
  await draw(17)
  expect(done).toHaveBeenCalledOnce()
})

test('gives up waiting after the given time', async () => {
  const done = vi.fn()
  void whenFramesOnTime(500).then(done)
  await draw(100, 100, 100, 100)
  expect(done).not.toHaveBeenCalled()
  await draw(100)
  expect(done).toHaveBeenCalledOnce()
})
