// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ignoreSkippedTransition, usesPageTransitions } from './page-transitions.ts'

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile'

function openIn(userAgent: string, { lessMotion = false } = {}): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: lessMotion && /reduce/.test(query) }))
}

// jsdom does not navigate.
beforeEach(() => Object.assign(document, { startViewTransition: () => {} }))

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('pages fade into each other in browsers that support it', () => {
  openIn(android)
  expect(usesPageTransitions()).toBe(true)
  Reflect.deleteProperty(document, 'startViewTransition')
  expect(usesPageTransitions()).toBe(false)
})

it.each([
  `${android} Instagram 380.0.0.0 Android`,
  `${android} [FB_IAB/FB4A;FBAV/500.0.0.0;]`,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile [FBAN/FBIOS;FBAV/500.0]',
  `${android} WhatsApp/2.24`,
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/140.0 Mobile',
])('pages never fade inside an app: %s', (userAgent) => {
  openIn(userAgent)
  expect(usesPageTransitions()).toBe(false)
})

it('pages never fade with reduced motion', () => {
  openIn(android, { lessMotion: true })
  expect(usesPageTransitions()).toBe(false)
})

it('pages never fade with data saver', () => {
  openIn(android)
  Object.assign(navigator, { connection: { saveData: true } })
  expect(usesPageTransitions()).toBe(false)
  Object.assign(navigator, { connection: { saveData: false } })
  expect(usesPageTransitions()).toBe(true)
  Reflect.deleteProperty(navigator, 'connection')
})

it.each([
  'Transition was skipped',
  'Skipped ViewTransition due to document being hidden',
  'View transition was skipped because document visibility state is hidden.',
])('an interrupted transition is not an error: %s', (message) => {
  const event = new Event('unhandledrejection', { cancelable: true })
  const reason = new DOMException(message, 'AbortError')
  ignoreSkippedTransition(Object.assign(event, { reason, promise: Promise.resolve() }))
  expect(event.defaultPrevented).toBe(true)
})

it.each([
  new DOMException('The user aborted a request', 'AbortError'),
  new Error('Transition of a state of ours'),
])('any other rejection is an error: %s', (reason) => {
  const event = new Event('unhandledrejection', { cancelable: true })
  ignoreSkippedTransition(Object.assign(event, { reason, promise: Promise.resolve() }))
  expect(event.defaultPrevented).toBe(false)
})
