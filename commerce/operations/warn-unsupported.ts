import type { StorefrontClient } from '#commerce/client/storefront-client.ts'

/** Names are untrusted input: limits how many a log line holds, and how long each is. */
const MAX_NAMES = 10
const MAX_NAME_LENGTH = 40

/**
 * The supported part of an input, with one warning about everything beyond it: unsupported inputs, such
 * as a presentment currency, only warn (specification section 5, Provider client rules).
 * @param operation its name, for the message
 */
export function takeSupported<Input extends object, Key extends keyof Input & string>(
  client: StorefrontClient,
  operation: string,
  input: Input,
  supported: readonly Key[],
): Pick<Input, Key> {
  const known: readonly string[] = supported
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  const unsupported = entries.flatMap(([key]) => (known.includes(key) ? [] : [key]))
  if (unsupported.length > 0) {
    const names = unsupported.slice(0, MAX_NAMES).map((key) => key.slice(0, MAX_NAME_LENGTH))
    client.warn?.(`${operation} leaves out unsupported inputs: ${names.join(', ')}`)
  }
  // True because the entries come from the input and only keys of `supported` remain.
  return Object.fromEntries(entries.filter(([key]) => known.includes(key))) as Pick<Input, Key>
}
