/** Types of a service worker's global scope that the DOM's types lack. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = ExtendableEvent & {
  /** Id of the page that sends the request; empty for a document in a new tab. */
  readonly clientId: string
}

export type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<{ postMessage(news: object): void } | undefined>
    matchAll(): Promise<readonly { readonly url: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
}
