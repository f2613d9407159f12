/**
 * Blocks the first paint (on matching screens) until the parser reaches an element: what is above it would move when
 * the rest arrives. Browsers reach the element at its start tag. Only the server's HTML waits.
 */
export const paintedAfter = (id: string, media?: string) =>
  import.meta.env.SSR ? [{ rel: 'expect', href: `#${id}`, blocking: 'render', media }] : []
