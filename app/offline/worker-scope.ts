/** What the DOM's types lack of the inside of a service worker. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly { readonly url: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
}
