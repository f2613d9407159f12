/**
 * Posts an order to one of the shop's helpers. `sendForm` has a request like it, in a file of the contact page that the
 * cart would load with the forms it imports: 4 kB in three files before a quote.
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
