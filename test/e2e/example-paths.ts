import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** A page as a shopper may meet it. */
export type Example = {
  readonly path: string
  /** The page is answered with 404. */
  readonly missing?: true
  /** What the shopper had put into the cart before. */
  readonly cart?: 'filled'
  /** What the shopper had saved before. */
  readonly wishlist?: 'filled'
  /** What the shopper has opened on the page. */
  readonly open?: 'cart sheet' | 'menu'
  /** Drawn by `npm run screens`, but too like another for every test to go there. */
  readonly onlyScreens?: true
}

/** At least one example for each page of app/routes.ts, under the path it has there; the home page's is empty. */
const examples: Readonly<Record<string, readonly Example[]>> = {
  '': [
    { path: '/' },
    { path: '/', open: 'menu', onlyScreens: true },
    { path: '/', open: 'cart sheet', onlyScreens: true },
    { path: '/', cart: 'filled', open: 'cart sheet', onlyScreens: true },
  ],
  'all-products': [{ path: '/all-products' }],
  'category/:category': [
    { path: '/category/party-games' },
    { path: '/category/couple-games', onlyScreens: true },
    { path: '/category/no-such-games', missing: true, onlyScreens: true },
  ],
  'product/:handle': [
    { path: '/product/shot-roulette' },
    // A title of 126 letters; no picture; sold out; one picture; several variants; combo.
    { path: '/product/rummy-night' },
    { path: '/product/mystery-gully-box' },
    { path: '/product/kitty-party-killer' },
    { path: '/product/pocket-antics', onlyScreens: true },
    { path: '/product/couple-quest-52-date-nights', onlyScreens: true },
    { path: '/product/endless-laughter-combo', onlyScreens: true },
    { path: '/product/no-such-game', missing: true, onlyScreens: true },
  ],
  search: [
    { path: '/search', onlyScreens: true },
    { path: '/search?q=taboo' },
    { path: '/search?q=zzzzzz', onlyScreens: true },
  ],
  wishlist: [{ path: '/wishlist' }, { path: '/wishlist', wishlist: 'filled' }],
  checkout: [{ path: '/checkout' }, { path: '/checkout', cart: 'filled' }],
  'thank-you': [{ path: '/thank-you?success=1&order=PG1001' }],
  password: [{ path: '/password' }],
  '*': [{ path: '/no-such-page', missing: true }],
}

/** Pages without parameters are their own example. */
function examplesOf(path: string): readonly Example[] {
  const listed = examples[path]
  if (listed) return listed
  if (!/[:*]/.test(path)) return [{ path: `/${path}` }]
  throw new Error(
    `The route "${path}" of app/routes.ts has no example: add one to test/e2e/example-paths.ts.`,
  )
}

/** Paths of the routes that show a page: those in a `.tsx` file. The rest answer requests of scripts and forms. */
function pagePaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = [parent, path].filter(Boolean).join('/')
    if (children) return pagePaths(children, whole)
    return file.endsWith('.tsx') ? [whole] : []
  })
}

/** Route paths that have examples here but are no longer in app/routes.ts. */
export function findStaleExamples(): string[] {
  const known = pagePaths(routes)
  return Object.keys(examples).filter((path) => !known.includes(path))
}

/**
 * Every example of every page of the shop, in the order of app/routes.ts.
 * @throws Error with one sentence when a route with parameters has no example
 */
export function listExamples(entries: readonly RouteConfigEntry[] = routes): readonly Example[] {
  return pagePaths(entries).flatMap(examplesOf)
}

/** The examples that each test of every page goes to. */
export function listTestedExamples(): readonly Example[] {
  return listExamples().filter((example) => !example.onlyScreens)
}

/** An example in words, for the titles of tests and pictures. */
export function describeExample({ path, cart, wishlist, open }: Example): string {
  const parts = [cart && 'cart filled', wishlist && 'games saved', open && `${open} open`].filter(
    Boolean,
  )
  return parts.length === 0 ? path : `${path} (${parts.join(', ')})`
}
