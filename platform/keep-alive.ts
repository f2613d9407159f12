/**
 * How long the server keeps an idle connection, in milliseconds: longer than the minute of the proxies in front of
 * it. If the server closed first, a request on its way would be lost.
 */
export const KEEP_ALIVE_MS = 75_000
