/** What the DOM's types lack of the inside of a service worker. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = ExtendableEvent & {
  /** Of the page that asks; empty for a document in a new tab. */
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
