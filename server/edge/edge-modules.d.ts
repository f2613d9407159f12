/** What the platform and the build give to the worker. */

declare module 'cloudflare:workers' {
  /** Lets work of the current request end after its answer. */
  export function waitUntil(work: Promise<unknown>): void
}

declare module 'virtual:style-sheets' {
  /** The style sheets of the build by their path. */
  export const styleSheets: ReadonlyMap<string, string>
}
