// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => void vi.stubGlobal('navigator', {}))

/** @returns how often the move was read */
function movePointer(by: number): number {
  const read = vi.fn(() => by)
  const event = new Event('pointermove')
  for (const key of ['movementX', 'movementY']) Object.defineProperty(event, key, { get: read })
  window.dispatchEvent(event)
  return read.mock.calls.length
}

it('waits for a pointer that moves, and then listens no longer', async () => {
  const { firstInteraction } = await import('./first-interaction.ts')
  const resolved = vi.fn()
  const waiting = firstInteraction().then(resolved)
  expect(movePointer(0)).toBeGreaterThan(0)
  await Promise.resolve()
  expect(resolved).not.toHaveBeenCalled()
  movePointer(3)
  await waiting
  expect(movePointer(3)).toBe(0)
})
