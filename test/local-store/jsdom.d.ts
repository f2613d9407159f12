/** What the tests use of jsdom, which has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; runScripts?: 'outside-only' })
    readonly window: Window & typeof globalThis
  }
}
