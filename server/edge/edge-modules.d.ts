/** Modules from the platform and the build. */

declare module 'cloudflare:workers' {
  /** Lets work of the current request end after its response. */
  export function waitUntil(work: Promise<unknown>): void
}

declare module 'virtual:style-sheets' {
  /** The build's style sheets by path. */
  export const styleSheets: ReadonlyMap<string, string>
}
