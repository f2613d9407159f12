/**
 * Links to the styles of the shop or of a route, in the order of the routes. With a precedence React shows a page only
 * when its styles have loaded, and keeps them in the document: without, a page opened again would flash unstyled.
 */
export const pageStyles = (href: string) => [{ rel: 'stylesheet', href, precedence: 'page' }]
