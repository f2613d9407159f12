/** What the platform gives to the worker: settings as texts, and services. */
export type Bindings = Readonly<Record<string, unknown>> & {
  /** Serves the folder `client` of the build, as the networks' bindings for static files do. */
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> }
  /** The header in which the network itself names the buyer's address; none: the address is unknown. */
  readonly BUYER_ADDRESS_HEADER?: string | null
}

/** As environment variables; a binding of a variable that is not set is null. */
export function toEnvironment(bindings: Bindings): Record<string, string> {
  const texts = Object.entries(bindings).filter(([, value]) => typeof value === 'string')
  // Only texts are left.
  return Object.fromEntries(texts) as Record<string, string>
}
