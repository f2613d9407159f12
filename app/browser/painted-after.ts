/**
 * Nothing is painted before the document has reached an element, on screens that match: above it is what would move when the
 * rest of it comes. Browsers take the element as reached where it begins. Only the server's HTML waits: later every page is whole.
 */
export const paintedAfter = (id: string, media: string) =>
  import.meta.env.SSR ? [{ rel: 'expect', href: `#${id}`, blocking: 'render', media }] : []
