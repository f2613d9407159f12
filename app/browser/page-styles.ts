/**
 * The links to the styles of the shop or of a route, in the order of the routes. With a precedence React shows a page
 * only when its styles are there, and leaves them in the document: without, a page opened again would be seen bare for a
 * moment.
 */
export const pageStyles = (href: string) => [{ rel: 'stylesheet', href, precedence: 'page' }]
