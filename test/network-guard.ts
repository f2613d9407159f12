const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Wraps `fetch` so that a request to another machine is refused before it leaves.
 * @param onRefused called with the host, so that a test fails even if its code swallows the refusal
 */
export function createGuardedFetch(
  fetch: typeof globalThis.fetch,
  onRefused: (host: string) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const { hostname } = new URL(address, 'http://localhost')
    if (loopbackHosts.has(hostname)) return fetch(input, init)
    onRefused(hostname)
    throw new TypeError(`This test asked the network for ${hostname}; tests stay on this machine.`)
  }
}
