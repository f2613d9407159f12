/**
 * How long a server keeps an idle connection, in milliseconds: longer than the proxies before it, which keep theirs for a
 * minute. Where the server closes first, a request that is on its way is lost.
 */
export const KEEP_ALIVE_MS = 75_000
