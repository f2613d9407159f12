import type { StorefrontClient } from '#commerce/client/storefront-client.ts'

/** Names are untrusted input: limits how many a log line holds, and how long each is. */
const MAX_NAMES = 10
const MAX_NAME_LENGTH = 40

/**
 * The supported part of an input. Unsupported inputs, such as a presentment currency, only warn
 * (specification section 5, Provider client rules).
 * @param operation its name, for the message
 */
export function takeSupported<Input extends object, Key extends keyof Input & string>(
  client: StorefrontClient,
  operation: string,
  input: Input,
  supported: readonly Key[],
): Pick<Input, Key> {
  warnUnsupported(client, operation, [input], supported)
  const supportedKeys: readonly string[] = supported
  const entries = Object.entries(input).filter(
    ([key, value]) => value !== undefined && supportedKeys.includes(key),
  )
  // True because the entries come from the input and only keys of `supported` remain.
  return Object.fromEntries(entries) as Pick<Input, Key>
}

/** One warning about the unsupported keys of all inputs, each named once. */
export function warnUnsupported(
  client: StorefrontClient,
  operation: string,
  inputs: readonly object[],
  supported: readonly string[],
): void {
  const names = inputs
    .flatMap((input) => Object.entries(input))
    .flatMap(([key, value]) => (value === undefined || supported.includes(key) ? [] : [key]))
  const unsupported = [...new Set(names)].slice(0, MAX_NAMES)
  if (unsupported.length === 0) return
  const list = unsupported.map((key) => key.slice(0, MAX_NAME_LENGTH)).join(', ')
  client.warn?.(`${operation} leaves out unsupported inputs: ${list}`)
}
