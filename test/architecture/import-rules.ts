import { posix } from 'node:path'
import { isScript, isTest, listImports, type Rule, type SourceFile } from './source-file.ts'

const browserPackages =
  /^(react|react-dom|react-router|sonner|@react-router\/.*|@tanstack\/.*)(\/|$)/

/** The repository path an import names; null for packages and for types that the router generates. */
function toPath(file: SourceFile, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return bare.slice(1)
  if (!bare.startsWith('.') || bare.startsWith('./+types/')) return null
  return posix.join(posix.dirname(file.path), bare)
}

/** The part of the house a file belongs to: `app/cart`, `commerce/model`, `local-store`; `app` is the frame. */
function partOf(path: string): string {
  const [top = '', folder = '', ...rest] = path.split('/')
  const isDivided = top === 'app' || top === 'commerce'
  return isDivided && rest.length > 0 ? `${top}/${folder}` : top
}

const isArea = (part: string) => part.startsWith('app/') && part !== 'app/styles'

/** What every area of the app may use. */
const shared = ['ui', 'styles', 'frame', 'shop', 'forms', 'toasts', 'browser'].map(
  (name) => `app/${name}`,
)

/** Files that join an area to the store or to other areas. */
const isRoute = (path: string) => /\.route\.tsx?$/.test(path) || path === 'app/root.tsx'
const isQueries = (path: string) => /-queries\.ts$/.test(path)

/** Parts that a file may import besides its own. */
function allowedParts(path: string): (part: string) => boolean {
  const part = partOf(path)
  const oneOf =
    (...parts: string[]) =>
    (other: string) =>
      parts.includes(other)
  if (isRoute(path)) return (other) => /^(app|content|merchant|commerce)(\/|$)/.test(other)
  if (part === 'app/ui' || part === 'app/styles') return oneOf()
  if (isArea(part)) {
    const joinsStore = isQueries(path) || part === 'app/shop'
    const joins = joinsStore ? ['app', 'commerce/operations', 'commerce/client'] : []
    return oneOf(...shared, 'content', 'merchant', 'commerce/model', ...joins)
  }
  if (part === 'app') {
    const store = ['commerce/model', 'commerce/client', 'commerce/operations']
    return oneOf(...shared, 'content', 'merchant', ...store)
  }
  if (part.startsWith('commerce/')) return (other) => other.startsWith('commerce/')
  if (part === 'local-store') return oneOf('commerce/schema')
  if (part === 'content') return oneOf('merchant', 'commerce/model')
  if (part === 'merchant') return oneOf('content', 'commerce/model')
  if (part === 'demo') return oneOf('content', 'merchant')
  if (part === 'server') return (other) => !/^(tools|test|demo)$/.test(other)
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

/** Who may import whom (architecture, Layout). */
export const importRules: readonly Rule[] = [
  {
    title: 'each part imports only the parts it may know',
    mend: 'ui: nothing of ours; an area: itself, ui, frame, shop, forms, toasts, browser, content, merchant, commerce/model; areas meet in *.route.tsx and root.tsx, which with *-queries.ts also know commerce/operations and client; commerce: itself, without React; local-store: itself and commerce/schema; only server, tools and tests: local-store',
    findFaults: findDirectionFaults,
  },
  {
    title: 'no import climbs from one part into another',
    mend: 'write the alias: #app/…, #commerce/…',
    findFaults: findClimbs,
  },
  {
    title: 'imports of our own files carry their ending',
    mend: 'add .ts, .tsx, .css or .json',
    findFaults: findBareEndings,
  },
]
