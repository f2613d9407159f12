// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { pageLanded } from './page-landed.ts'

class FakeEffect {
  readonly pseudoElement: string | null
  constructor(pseudoElement: string | null) {
    this.pseudoElement = pseudoElement
  }
}

afterEach(() => {
  Reflect.deleteProperty(document, 'getAnimations')
})

function playing(pseudoElement: string | null, finished: Promise<unknown>) {
  vi.stubGlobal('KeyframeEffect', FakeEffect)
  const animations = [{ effect: new FakeEffect(pseudoElement), finished }]
  Object.defineProperty(document, 'getAnimations', { value: () => animations, configurable: true })
}

test('waits for a view transition to finish or be skipped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  playing('::view-transition-group(game-picture)', promise)
  const landed = vi.fn()
  const waiting = pageLanded().then(landed)
  await Promise.resolve()
  expect(landed).not.toHaveBeenCalled()
  resolve()
  await waiting
  playing('::view-transition-new(root)', Promise.reject(new DOMException('Skipped', 'AbortError')))
  await expect(pageLanded()).resolves.toBeUndefined()
})

test('ignores other animations', async () => {
  playing(null, new Promise(() => undefined))
  const landed = vi.fn()
  void pageLanded().then(landed)
  await new Promise((resolve) => setTimeout(resolve))
  expect(landed).toHaveBeenCalled()
})
