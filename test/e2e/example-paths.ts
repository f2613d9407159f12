import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** A page in a state that shoppers can see. */
export type Example = {
  readonly path: string
  /** The response is a 404. */
  readonly missing?: true
  /** The cart before the visit. */
  readonly cart?: 'filled'
  /** The wishlist before the visit. */
  readonly wishlist?: 'filled'
  /** A checkout that this browser was sent to before the visit. */
  readonly checkout?: 'started'
  /** What the shopper opens on the page. */
  readonly open?: 'cart sheet' | 'menu'
  /** Captured by `npm run screens`, but too similar to another example to run every test on. */
  readonly onlyScreens?: true
  /** Differs from another example by its words, or by having fewer parts, which fit a wide screen if they fit a phone's. */
  readonly onlyPhone?: true
  /**
   * Of one design with the example of this path: its colours are those of that one in the second theme too, and it is
   * visited after that one, with the styles and scripts that the browser has by then.
   */
  readonly sameDesignAs?: string
}

/** At least one example per page of app/routes.ts, by its path there; the home page's is empty. */
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
    // On wide screens the second stands for it.
    { path: '/product/shot-roulette', onlyPhone: true },
    // A title of 126 letters; no cards and players; sold out, with fewer buttons; several variants; one picture; combo.
    { path: '/product/rummy-night' },
    { path: '/product/mystery-gully-box', onlyScreens: true },
    { path: '/product/kitty-party-killer', onlyPhone: true },
    // On wide screens product-page.e2e.ts chooses its variants.
    { path: '/product/couple-quest-52-date-nights', onlyPhone: true },
    { path: '/product/pocket-antics', onlyScreens: true },
    { path: '/product/endless-laughter-combo' },
    { path: '/product/no-such-game', missing: true, onlyScreens: true },
  ],
  search: [
    { path: '/search', onlyScreens: true },
    // On wide screens /all-products stands for it.
    { path: '/search?q=taboo', onlyPhone: true },
    { path: '/search?q=zzzzzz', onlyScreens: true },
  ],
  // On wide screens /signup, with the most fields, stands for the forms of accounts.
  login: [{ path: '/login', onlyPhone: true, sameDesignAs: '/signup' }],
  'forgot-password': [{ path: '/forgot-password', onlyPhone: true, sameDesignAs: '/signup' }],
  // On wide screens /terms stands for all policies.
  returns: [{ path: '/returns', onlyPhone: true, sameDesignAs: '/terms' }],
  privacy: [{ path: '/privacy', onlyPhone: true, sameDesignAs: '/terms' }],
  cookies: [{ path: '/cookies', onlyPhone: true, sameDesignAs: '/terms' }],
  shipping: [{ path: '/shipping', onlyPhone: true, sameDesignAs: '/terms' }],
  'size-guide': [{ path: '/size-guide', onlyPhone: true, sameDesignAs: '/terms' }],
  // On wide screens the empty checkout stands for the empty wishlist.
  wishlist: [
    { path: '/wishlist', onlyPhone: true },
    { path: '/wishlist', wishlist: 'filled' },
  ],
  checkout: [{ path: '/checkout' }, { path: '/checkout', cart: 'filled' }],
  'thank-you': [
    { path: '/thank-you?success=1&order=PG1001', checkout: 'started' },
    // A link from somebody else, which takes the games out of the cart.
    { path: '/thank-you?success=1', cart: 'filled', onlyPhone: true },
  ],
  // Without an order both addresses show the same page.
  password: [{ path: '/password', onlyPhone: true }],
  // On wide screens /terms stands for the store's texts as well.
  '*': [
    { path: '/no-such-page', missing: true },
    { path: '/pages/how-to-host', onlyPhone: true, sameDesignAs: '/terms' },
  ],
  // On wide screens /no-such-page stands for it, which is such a message as well.
  offline: [{ path: '/offline', onlyPhone: true, sameDesignAs: '/no-such-page' }],
}

/** A page without parameters is its own example. */
function examplesOf(path: string): readonly Example[] {
  const listed = examples[path]
  if (listed) return listed
  if (!/[:*]/.test(path)) return [{ path: `/${path}` }]
  throw new Error(
    `The route "${path}" of app/routes.ts has no example: add one to test/e2e/example-paths.ts.`,
  )
}

/** Paths of routes that show a page: those in `.tsx` files. The others serve scripts and forms. */
function pagePaths(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = [parent, path].filter(Boolean).join('/')
    if (children) return pagePaths(children, whole)
    return file.endsWith('.tsx') ? [whole] : []
  })
}

/** Route paths that have examples here but are not in app/routes.ts. */
export function findStaleExamples(): string[] {
  const known = pagePaths(routes)
  return Object.keys(examples).filter((path) => !known.includes(path))
}

/**
 * Every example of every page of the shop, in the order of app/routes.ts.
 * @throws Error when a route with parameters has no example
 */
export function listExamples(entries: readonly RouteConfigEntry[] = routes): readonly Example[] {
  return pagePaths(entries).flatMap(examplesOf)
}

/** The examples for tests of every page. */
export function listTestedExamples(): readonly Example[] {
  return listExamples().filter((example) => !example.onlyScreens)
}

/**
 * The examples for tests of every page, those of one design together. A missing page is on its own, since the browser
 * logs its status.
 * @throws Error when an example names a design that is not tested
 */
export function listDesigns(): readonly (readonly Example[])[] {
  const all = listTestedExamples()
  const firstOf = (example: Example) => {
    const first = all.find(({ path }) => path === (example.sameDesignAs ?? example.path))
    if (!first) throw new Error(`No tested example has the path "${example.sameDesignAs}".`)
    return example.sameDesignAs && !first.missing ? first : example
  }
  return all
    .filter((example) => firstOf(example) === example)
    .map((first) => [first, ...all.filter((each) => each !== first && firstOf(each) === first)])
}

/** A description of an example, for titles of tests and pictures. */
export function describeExample({ path, cart, wishlist, checkout, open }: Example): string {
  const parts = [
    cart && 'cart filled',
    wishlist && 'games saved',
    checkout && 'checkout started',
    open && `${open} open`,
  ].filter(Boolean)
  return parts.length === 0 ? path : `${path} (${parts.join(', ')})`
}
