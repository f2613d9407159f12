import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'
import { type ConsoleCall, findConsoleFaults, forgetConsoleExpectations } from './expect-console.ts'
import { createGuardedFetch } from './network-guard.ts'

/*
 * Runs before each test file: a test fails on unexpected console output, and on a request that would leave this
 * machine. Tests expect output with `expectConsoleError` and `expectConsoleWarning`. Each test starts with empty storage
 * and with mocks that were not called; its spies, timers and globals are undone.
 */
let consoleCalls: ConsoleCall[] = []
let refusedHosts: string[] = []
const noMatch = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
}

console.error = (...parts: unknown[]) => {
  consoleCalls.push({ level: 'error', text: format(...parts) })
}
console.warn = (...parts: unknown[]) => {
  consoleCalls.push({ level: 'warn', text: format(...parts) })
}
const { waitFor } = vi
// The default of a second is less than a busy machine needs to load a module.
vi.waitFor = (check, options) =>
  waitFor(check, { timeout: 60_000, ...(typeof options === 'object' && options) })

globalThis.fetch = createGuardedFetch(globalThis.fetch, (host) => refusedHosts.push(host))

beforeEach(() => {
  consoleCalls = []
  refusedHosts = []
  forgetConsoleExpectations()
})

afterEach(() => {
  const faults = [
    ...findConsoleFaults(consoleCalls),
    ...refusedHosts.map((host) => `a request to ${host}, which is not this machine`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

beforeEach(() => void vi.clearAllMocks())
// Hooks after a test run in reverse order: the page is cleaned up first, or what is still mounted would notice.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// Testing Library cleans up by itself only if the test functions are globals.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Long enough for a busy machine; an element that exists is found at once.
  configure({ asyncUtilTimeout: 30_000 })
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // The user has interacted with the page (app/browser/first-interaction.ts).
  Reflect.set(navigator, 'userActivation', { hasBeenActive: true })
  // The test page has no media queries: none matches.
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), noMatch, { media })
  // The test page loads no style sheets: each has loaded at once.
  Object.defineProperty(HTMLLinkElement.prototype, 'onload', {
    configurable: true,
    set: (loaded: () => void) => queueMicrotask(loaded),
  })
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(cleanup)
}
