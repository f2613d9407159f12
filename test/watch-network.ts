import { vi } from 'vitest'

/** Records every way a page may call a server, and blocks it; `vi.restoreAllMocks()` ends it. */
export function watchNetwork(): () => readonly string[] {
  const calls: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    calls.push(`fetch ${address instanceof Request ? address.url : address}`)
    return new Promise(() => {})
  })
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation((...[method, address]) => {
    calls.push(`${method} ${address}`)
  })
  const sendBeacon = (address: string | URL) => calls.push(`beacon ${address}`) > 0
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  return () => calls
}
