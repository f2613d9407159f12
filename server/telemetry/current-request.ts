import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/**
 * The id of the request that this code runs for, across awaits; null outside of one. Work that several requests share,
 * for example the rendering of a page, runs for the first of them.
 */
export const currentRequestId = (): string | null => current.getStore() ?? null

/** Runs the work, and everything that it starts, for a request. */
export const runForRequest = <Result>(id: string, work: () => Result): Result =>
  current.run(id, work)
