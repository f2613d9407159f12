/** What the platform passes to the worker: settings as strings, and services. */
export type Bindings = Readonly<Record<string, unknown>> & {
  /** Serves the build's folder `client`, like the networks' bindings for static files. */
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> }
  /** The header in which the network sends the buyer's address; without it, the address is unknown. */
  readonly BUYER_ADDRESS_HEADER?: string | null
}

/** The bindings as environment variables; a binding of an unset variable is null. */
export function toEnvironment(bindings: Bindings): Record<string, string> {
  const texts = Object.entries(bindings).filter(([, value]) => typeof value === 'string')
  // Only strings are left.
  return Object.fromEntries(texts) as Record<string, string>
}
