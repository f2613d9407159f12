import {
  everyPage,
  frame,
  general,
  kinds,
  live,
  notPrimitive,
  primitives,
} from './script-group-names.ts'

/** The bundler's data about a module; ids are paths, some with a query. */
type Module = {
  readonly isEntry: boolean
  /** By `import … from`. */
  readonly importers: readonly string[]
  /** By `import()`. */
  readonly dynamicImporters: readonly string[]
}
type ModuleGraph = { readonly getModuleInfo: (id: string) => Module | null }

/** What more pages than this need goes into the file of every page instead of one more file. */
const MAX_SHARING_PAGES = 4
/** Most pages that a file is named after. */
const MAX_NAMED_PAGES = 2

/**
 * A module's topic is its area of `app`, or its folder in `commerce`: `cart`, `forms`, `operations`. The last of these
 * names in a path counts: a container has the shop in `/app`.
 */
const topicInPath = /^.*\/(?:app\/([\w-]+)\/.+|commerce\/(?:[\w-]+\/)*([\w-]+)\/[^/]+)$/
/** The topic of what changes on a product's page without interaction. */
const LIVE = 'live'

/**
 * Names the file that a module of the shop goes into, so that a page requests few: what every page needs is `shared`,
 * what only one page needs stays with its route, what others load later too is in one file, such as `checkout-early`,
 * and what is loaded on demand goes with its area, such as `cart-later`.
 * Files never import each other in cycles, as modules and areas do not (test/architecture): what a page needs before it
 * is interactive is split by page, the rest by area.
 * @returns null to leave the module where the bundler puts it
 */
export function createScriptGroups() {
  const findPages = createCollector(({ importers }) => importers, toEntry)
  const findLoaders = createCollector(
    ({ importers, dynamicImporters }) => [...importers, ...dynamicImporters],
    toEntry,
  )
  /** The topics of a module that is loaded on demand, and of all such modules that import it. */
  const findTopics = createCollector(
    ({ importers }) => importers,
    (id, _, graph) => (findPages(id, graph).size === 0 ? topicOf(id) : null),
  )

  return (id: string, graph: ModuleGraph): string | null => {
    const pages = findPages(id, graph)
    const loaders = findLoaders(id, graph)
    const topics = findTopics(id, graph)
    if (pages.size > 0) return nameOfFirst(id, pages, loaders, topics.has('frame'))
    if (topics.has('frame')) return 'frame-later'
    if (topics.has(LIVE)) return nameOfLive(loaders)
    const [first] = topics
    // Texts and packages go where they are used.
    const topic = topicOf(id) ?? topicOfImporters(id, graph) ?? (topics.size === 1 ? first : null)
    return topic ? nameOfLate(topic, topics, loaders) : null
  }
}

/** Whether a module is one of the files, or in one of the folders. */
const isIn = (paths: readonly string[], id: string) => paths.some((path) => id.includes(`/${path}`))

/** The file of a module that a page needs before it is interactive. */
function nameOfFirst(
  id: string,
  pages: ReadonlySet<string>,
  loaders: ReadonlySet<string>,
  isOfFrame: boolean,
): string | null {
  if ([...pages].some((page) => isIn(everyPage, page))) return 'shared'
  if (isOfFrame) return pages.size > 1 ? 'shared' : 'frame-early'
  const [page = ''] = pages
  // What others load later would otherwise be one file for each set of them.
  if (pages.size === 1) return loaders.size > 1 ? `${nameOf(page)}-early` : null
  const isPrimitive = isIn(primitives, id) && !isIn(notPrimitive, id)
  const kind = kindOf([...pages])
  if (kind) return isPrimitive || pages.size > MAX_NAMED_PAGES ? kind : null
  return pages.size > MAX_SHARING_PAGES || (isPrimitive && loaders.size > MAX_NAMED_PAGES)
    ? 'shared'
    : null
}

/** Null when the pages are of several kinds. */
const kindOf = (pages: readonly string[]) =>
  Object.entries(kinds).find(([, kind]) => pages.every((page) => isIn(kind, page)))?.[0] ?? null

/**
 * What updates by itself includes all that it needs, as the frame does: texts and figures would otherwise be separate
 * files. What other pages load too is in one separate file.
 */
function nameOfLive(loaders: ReadonlySet<string>): string {
  const users = loaders.size > 1 ? ['shared'] : [...loaders].map(nameOf)
  return [LIVE, ...users, 'later'].join('-')
}

/** A module of a general topic that one page loads goes with the topics that use it, such as `live` and `product`. */
function nameOfLate(
  topic: string,
  users: ReadonlySet<string>,
  loaders: ReadonlySet<string>,
): string {
  const areas = [...users].filter((user) => !general.includes(user)).sort()
  const topics = general.includes(topic) && loaders.size === 1 && areas.length > 0 ? areas : [topic]
  return [...new Set([...topics, ...otherPages(topic, loaders)]), 'later'].join('-')
}

/**
 * Parts of an area that other pages load too are separate: the checkout needs the cart's codes, but not its sheet. What
 * a module imports is loaded by at least the same pages, so this causes no cycle.
 */
function otherPages(topic: string, loaders: ReadonlySet<string>): readonly string[] {
  if (general.includes(topic) && loaders.size > 1) return []
  if (loaders.size > MAX_NAMED_PAGES) return ['shared']
  const pages = [...loaders].map(nameOf)
  return pages.filter((page) => page !== topic && page !== 'root').sort()
}

/** The name of a page's file, such as `checkout`. */
const nameOf = (path: string) => /([^/]+?)(\.route)?\.tsx?\b/.exec(path)?.[1] ?? ''

function topicOf(id: string): string | null {
  if (isIn(frame, id)) return 'frame'
  if (isIn(live, id)) return LIVE
  const [, area, folder] = topicInPath.exec(id) ?? []
  return area ?? folder ?? null
}

function toEntry(id: string, { isEntry }: Module): string | null {
  return isEntry ? id : null
}

/** Null when the importers have several topics. */
function topicOfImporters(id: string, graph: ModuleGraph): string | null {
  const topics = new Set(graph.getModuleInfo(id)?.importers.map(topicOf))
  const [only = null] = topics
  return topics.size === 1 ? only : null
}

/** Collects what `read` returns for a module and for all that import it, directly or not, and caches it. */
function createCollector(
  importersOf: (module: Module) => readonly string[],
  read: (id: string, module: Module, graph: ModuleGraph) => string | null,
) {
  const cached = new Map<string, ReadonlySet<string>>()
  return function collect(id: string, graph: ModuleGraph): ReadonlySet<string> {
    const before = cached.get(id)
    if (before) return before
    const found = new Set<string>()
    // Packages import each other in cycles.
    cached.set(id, found)
    const module = graph.getModuleInfo(id)
    const value = module && read(id, module, graph)
    if (value) found.add(value)
    for (const importer of module ? importersOf(module) : [])
      for (const each of collect(importer, graph)) found.add(each)
    return found
  }
}
