const JSON_TYPE = 'application/json'

type Limits = {
  readonly signal?: AbortSignal
  /** In milliseconds. */
  readonly timeout: number
}

/**
 * Posts to one of the shop's own routes.
 * @param body sent as JSON, or as multipart if it is a FormData
 * @returns the response, whatever its status
 * @throws when the network fails, when the time is over, or with the signal's reason
 */
export async function postToShop(
  path: string,
  body: object,
  { signal, timeout }: Limits,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout)
  const isMultipart = body instanceof FormData
  return fetch(path, {
    method: 'POST',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: { Accept: JSON_TYPE, ...(!isMultipart && { 'Content-Type': JSON_TYPE }) },
    body: isMultipart ? body : JSON.stringify(body),
  })
}
