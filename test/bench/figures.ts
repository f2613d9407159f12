import { listDeskPages, SLOWEST_FIRST } from './desk-pages.ts'

/** The measurements of a checkout: a number for each figure's key. */
export type Sample = Readonly<Record<string, number>>

type Unit =
  | ('/s' | 'ms' | 'MB' | 'kB' | 'files' | 'score' | 'trips')
  | ('× bare' | '× no script' | '× static page')

/** A number that the benchmark reports. */
export type Figure = {
  readonly name: string
  readonly unit: Unit
  /** The target for the shop; the page draws a mark there. */
  readonly goal?: number
  /** True where a larger number is better. */
  readonly more?: boolean
}

const ofBare = (name: string, goal?: number): Figure => ({ name, unit: '× bare', goal, more: true })
const perSecond = (name: string): Figure => ({ name, unit: '/s', more: true })
const inMs = (name: string, goal?: number): Figure => ({ name, unit: 'ms', goal })
const inMb = (name: string, goal?: number): Figure => ({ name, unit: 'MB', goal })

/** The pages whose first rendering is timed, by kind. */
export const coldPages = {
  home: '/',
  'all games': '/all-products',
  category: '/category/party-games',
  product: '/product/shot-roulette',
  combo: '/product/endless-laughter-combo',
  search: '/search?q=roulette',
  policy: '/privacy',
  'product data': '/product/shot-roulette.data',
} as const

/** The pages that a browser opens, by kind. */
export const visitedPages = {
  home: '/',
  list: '/category/party-games',
  product: '/product/shot-roulette',
} as const

const figuresOfVisit = (page: string): Figure[] => [
  inMs(`${page}: LCP`, 1500),
  inMs(`${page}: FCP`, 900),
  { name: `${page}: LCP`, unit: '× no script', goal: 1.15 },
  { name: `${page}: FCP`, unit: '× no script' },
  { name: `${page}: LCP`, unit: '× static page' },
  inMs(`${page}: blocking time`, 10),
  { name: `${page}: layout shift`, unit: 'score', goal: 0 },
  { name: `${page}: sent in all`, unit: 'kB', goal: page === 'home' ? 230 : undefined },
  { name: `${page}: scripts`, unit: 'kB', goal: 150 },
  { name: `${page}: script`, unit: 'files' },
]

/** All figures in the order of the report: groups by title. */
export const figureGroups: Readonly<Record<string, readonly Figure[]>> = {
  'Pages on a phone: slow 4G, a processor four times slower':
    Object.keys(visitedPages).flatMap(figuresOfVisit),
  'Warm server: 10 connections, one core': [
    perSecond('home page'),
    ofBare('home page', 0.6),
    inMs('home page, p50'),
    inMs('home page, p99', 5),
    ofBare('home page while pages are renewed'),
    inMs('home page while pages are renewed, p50'),
    inMs('home page while pages are renewed, p99', 5),
    ofBare('script file', 0.6),
    ofBare('page from a plain file server'),
    perSecond('bare node:http'),
    inMs('bare node:http, p99'),
  ],
  'Pages nobody asked for yet, over the answers of the store': Object.keys(coldPages).flatMap(
    (page): Figure[] => [
      inMs(page, 30),
      inMs(`${page}, longest piece of work`),
      { name: page, unit: 'trips', goal: 1 },
    ],
  ),
  'Memory of shop and store together': [
    inMb('after the load', 250),
    inMb('for 50,000 addresses', 100),
  ],
  'Local store: 20 connections, one core': [1_000, 10_000].flatMap((products) => [
    ofBare(`${products} products: small shape`),
    inMs(`${products} products: small shape, p99`),
    ofBare(`${products} products: large shape`, 0.25),
    inMs(`${products} products: large shape, p99`),
    ofBare(`${products} products: large shape, asked anew`),
    ofBare(`${products} products: line added`),
    inMs(`${products} products: line added, p99`),
    inMs(`${products} products: first start`, products === 1_000 ? 350 : undefined),
    inMs(`${products} products: first start on one core`),
    inMs(`${products} products: first start, processor`),
    inMs(`${products} products: next start`),
    inMb(`${products} products: after the load`),
  ]),
  'The desk with 100,000 rows in each list, one page after another': [
    inMs(SLOWEST_FIRST),
    ...Object.keys(listDeskPages(0)).flatMap((page) => [
      inMs(`${page}, p50`, 100),
      inMs(`${page}, p99`, 100),
    ]),
  ],
}

/** The same name in two units makes two figures. */
export const keyOf = ({ name, unit }: Figure) => `${name} ${unit}`

/** The middle value; for an even count, the upper of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
