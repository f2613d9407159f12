import type { StorefrontClient } from '#commerce/client/storefront-client.ts'

/**
 * The supported part of an input, with a warning for each thing beyond it: unsupported inputs, such as
 * a presentment currency, only warn (specification section 5, Provider client rules).
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
  for (const [key] of entries.filter(([key]) => !known.includes(key))) {
    client.warn?.(`${operation} does not support the input ${key}; it is left out.`)
  }
  // Holds true as the entries are the input's own and no key but those of `supported` is left.
  return Object.fromEntries(entries.filter(([key]) => known.includes(key))) as Pick<Input, Key>
}
