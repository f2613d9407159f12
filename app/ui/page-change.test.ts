// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { movesPages, useQuietPageChanges } from './page-change.ts'

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile'

function openIn(userAgent: string, { lessMotion = false } = {}): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: lessMotion && /reduce/.test(query) }))
}

// jsdom changes no page by itself.
beforeEach(() => Object.assign(document, { startViewTransition: () => {} }))

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('pages fade into each other where the browser can do it', () => {
  openIn(android)
  expect(movesPages()).toBe(true)
  Reflect.deleteProperty(document, 'startViewTransition')
  expect(movesPages()).toBe(false)
})

it.each([
  `${android} Instagram 380.0.0.0 Android`,
  `${android} [FB_IAB/FB4A;FBAV/500.0.0.0;]`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile [FBAN/FBIOS;FBAV/500.0]',
  `${android} WhatsApp/2.24`,
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/140.0 Mobile',
])('pages never do so inside an app: %s', (userAgent) => {
  openIn(userAgent)
  expect(movesPages()).toBe(false)
})

it('pages never do so for those who want less motion', () => {
  openIn(android, { lessMotion: true })
  expect(movesPages()).toBe(false)
})

it('a change that is overtaken is no error of the page', async () => {
  const skipped = Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
  const caught = vi.spyOn(skipped, 'catch')
  const start = vi.fn(() => ({ ready: skipped }))
  Object.assign(document, { startViewTransition: start })
  const { unmount } = renderHook(useQuietPageChanges)
  const update = () => {}
  document.startViewTransition(update)
  expect(start).toHaveBeenCalledWith(update)
  expect(caught).toHaveBeenCalledOnce()
  unmount()
  expect(document.startViewTransition).toBe(start)
})
