/**
 * Posts an order to one of the shop's helpers. `sendForm` (app/shop) has a request like it, which would load the
 * forms' files before a quote, 4 kB.
 * @param timeout in milliseconds
 * @returns the response, whatever its status
 * @throws when the network fails, when the time is over, or with the signal's reason
 */
export async function postOrder(
  path: string,
  body: object,
  { signal, timeout }: { readonly signal: AbortSignal; readonly timeout: number },
): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })
}
