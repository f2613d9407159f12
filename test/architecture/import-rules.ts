import { posix } from 'node:path'
import {
  isScript,
  isTest,
  listImports,
  listValueImports,
  type Rule,
  type SourceFile,
} from './source-file.ts'

const browserPackages = /^(react|react-dom|react-router|@react-router\/.*|@tanstack\/.*)(\/|$)/

/** The repository path of an import; null for packages and for types that the router generates. */
export function toPath(file: SourceFile, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (!bare.startsWith('.') || bare.startsWith('./+types/')) return null
  return posix.join(posix.dirname(file.path), bare)
}

/**
 * The part of the repository a file belongs to: `app/cart`, `commerce/model`, `local-store`; `app`
 * is the frame.
 */
function partOf(path: string): string {
  const [top = '', folder = '', ...rest] = path.split('/')
  const isDivided = top === 'app' || top === 'commerce'
  return isDivided && rest.length > 0 ? `${top}/${folder}` : top
}

/** Parts shared by areas, lowest first: each may import those before it. */
const shared = [
  'app/ui',
  'app/styles',
  'app/browser',
  'app/toasts',
  'app/forms',
  'app/shop',
  'app/responses',
  'app/seo',
]

/** Which areas an area may import (CONTRIBUTING, House style). A test refuses cycles. */
export const areaGraph: Readonly<Record<string, readonly string[]>> = {
  about: [],
  account: [],
  cart: ['delivery', 'referral'],
  catalogue: ['cart', 'wishlist'],
  checkout: ['cart', 'delivery', 'referral'],
  contact: [],
  deck: [],
  delivery: [],
  desk: [],
  'exit-offer': ['cart'],
  frame: ['cart', 'catalogue', 'offline', 'policies', 'referral', 'wishlist'],
  home: ['cart', 'catalogue', 'deck', 'reviews'],
  newsletter: [],
  offline: [],
  policies: [],
  product: ['cart', 'catalogue', 'deck', 'delivery', 'reviews', 'wishlist'],
  referral: [],
  reviews: [],
  search: ['cart', 'catalogue'],
  showcase: [],
  wishlist: [],
  'wishlist-page': ['cart', 'catalogue', 'wishlist'],
}

const words = ['content', 'merchant']
const store = ['commerce/model', 'commerce/client', 'commerce/operations']

/** Files that call the store, so they may also import `commerce/operations` and the client. */
const asksStore = (path: string) => /\.(route|server)\.tsx?$|-queries\.ts$/.test(path)

/** What the desk's rules and storage may import besides themselves. */
const desk = ['commerce/model', 'platform', ...words]

function partsOfApp(path: string, part: string): readonly string[] {
  if (part === 'app')
    return [
      'app/frame',
      'app/cart',
      'app/exit-offer',
      'app/wishlist',
      ...shared,
      ...words,
      ...store,
    ]
  if (part === 'app/styles') return []
  if (part === 'app/ui') return ['content']
  const level = shared.indexOf(part)
  if (level >= shared.indexOf('app/shop')) return [...shared.slice(0, level), ...words, ...store]
  if (level >= 0) return [...shared.slice(0, level), 'content', 'commerce/model']
  const areas = (areaGraph[part.replace('app/', '')] ?? []).map((area) => `app/${area}`)
  const kept = part === 'app/desk' ? ['desk'] : []
  return [...areas, ...kept, ...shared, ...words, ...(asksStore(path) ? store : ['commerce/model'])]
}

/** Parts that a file may import besides its own. */
function allowedParts(path: string): (part: string) => boolean {
  const part = partOf(path)
  const oneOf =
    (...parts: readonly string[]) =>
    (other: string) =>
      parts.includes(other)
  if (part === 'app' || part.startsWith('app/')) return oneOf(...partsOfApp(path, part))
  if (part.startsWith('commerce/')) {
    return (other) => other === 'content' || other.startsWith('commerce/')
  }
  if (part === 'local-store') return oneOf('commerce/schema', 'platform')
  if (part === 'platform') return oneOf()
  if (part === 'content' || part === 'merchant') return oneOf(...words, 'commerce/model')
  if (part === 'desk') return oneOf(...desk)
  if (part === 'demo') return oneOf('commerce/model', 'merchant')
  if (part === 'server') return (other) => !/^(tools|test)$/.test(other)
  return () => true
}

function findDirectionFaults(file: SourceFile): string[] {
  if (!isScript(file) || isTest(file)) return []
  const own = partOf(file.path)
  const isAllowed = allowedParts(file.path)
  return listImports(file).flatMap((specifier) => {
    if (own.startsWith('commerce') && browserPackages.test(specifier)) return [specifier]
    const path = toPath(file, specifier)
    if (path === null) return []
    const part = partOf(path)
    return part === own || isAllowed(part) ? [] : [specifier]
  })
}

const legacyDoor = 'commerce/legacy/legacy-client.ts'

/** Applies to tests too: code written against the retired SDK has only this entry point. */
function findWaysAroundTheDoor(file: SourceFile): string[] {
  if (!isScript(file) || partOf(file.path) === 'commerce/legacy') return []
  return listImports(file).filter((specifier) => {
    const path = toPath(file, specifier)
    return path !== null && partOf(path) === 'commerce/legacy' && path !== legacyDoor
  })
}

function findClimbs(file: SourceFile): string[] {
  if (!isScript(file)) return []
  return listImports(file).filter((specifier) => {
    const path = toPath(file, specifier)
    return specifier.startsWith('../') && path !== null && partOf(path) !== partOf(file.path)
  })
}

function findBareEndings(file: SourceFile): string[] {
  if (!isScript(file)) return []
  return listImports(file).filter(
    (specifier) => toPath(file, specifier) !== null && !/\.[a-z0-9]+(\?[\w-]+)?$/.test(specifier),
  )
}

/** The static imports of each of our files, by path. */
export function toValueImports(files: readonly SourceFile[]): Map<string, string[]> {
  return new Map(
    files
      .filter(isScript)
      .map((file) => [
        file.path,
        listValueImports(file).flatMap((specifier) => toPath(file, specifier) ?? []),
      ]),
  )
}

/** Who may import whom (CONTRIBUTING, House style). */
export const importRules: readonly Rule[] = [
  {
    title: 'each part imports only the parts it may know',
    fix: 'ui: only content; browser, toasts, forms, shop, responses, seo: those before them; an area: all of these, content, merchant, commerce/model, and the areas that the graph in import-rules.ts lists for it; *.route.tsx, *.server.ts and *-queries.ts also know commerce/operations and client; commerce: itself and content, without React; local-store: itself, commerce/schema and platform; desk: itself, commerce/model, content, merchant and platform; platform: only itself; only app/desk, server, tools and tests: desk; only server, tools and tests: local-store and demo',
    findFaults: findDirectionFaults,
  },
  {
    title: 'commerce/legacy is entered by its one door',
    fix: `import createLegacyClient from #${legacyDoor}`,
    findFaults: findWaysAroundTheDoor,
  },
  {
    title: 'no import climbs from one part into another',
    fix: 'write the alias: #app/…, #commerce/…',
    findFaults: findClimbs,
  },
  {
    title: 'imports of our own files carry their ending',
    fix: 'add .ts, .tsx, .css or .json',
    findFaults: findBareEndings,
  },
]
