import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/**
 * The id of the request that this code runs for, whatever was awaited in between; null outside of one. What several requests
 * wait for, such as one rendering of a page, runs for the first of them.
 */
export const currentRequestId = (): string | null => current.getStore() ?? null

/** Runs the work, and all that it starts, for a request. */
export const runForRequest = <Answer>(id: string, work: () => Answer): Answer =>
  current.run(id, work)
