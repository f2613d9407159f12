/** What Rolldown tells about modules, as far as it is read here. */
type ModuleGraph = {
  getModuleInfo(moduleId: string): { readonly importers: readonly string[] } | null
}

const OURS = /\/(app|commerce|content)\//
const ENTRY = /\/app\/(?:root|entry\.client)\.tsx|\.route\.tsx?/

/** Every page has the frame. */
const FRAME = /\/app\/(?:root|entry\.client)\.tsx/
/** Pages that most visits go through; what three of them share is one file. */
const SHELVES =
  /\/app\/(?:home\/home|catalogue\/all-products|catalogue\/category|product\/product|search\/search)\.route\.tsx/
const SHARED_BY = 3
/** It shows one game, and has little use for what the lists share. */
const PRODUCT = /product\.route/
/** Its shelf of four is the shortest list, and it is the first page of many: it carries nothing for the long ones. */
const HOME = /home\.route/

/**
 * Few chunks rather than one for each shared module: they compress better and arrive sooner.
 * `framework` keeps its name between releases of the shop, `frame` is what every page has, `shop`
 * what most pages share, `shelf` what every list of games has. Only static imports count: what is
 * fetched later, when somebody asks for it, stays out of the way of the first page.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
  },
  // One after the other, as a group takes along what its modules need and no earlier group has.
  only('frame'),
  only('shop'),
  only('shelf'),
]

function only(chunk: string) {
  const nameOf = createChunkNames()
  return {
    name: (moduleId: string, graph: ModuleGraph) =>
      nameOf(moduleId, graph) === chunk ? chunk : null,
  }
}

/** Which shared chunk a module of ours goes to; null leaves it with who imports it. */
export function createChunkNames(): (moduleId: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, ReadonlySet<string>>()
  return (moduleId, graph) => {
    if (!OURS.test(moduleId) || moduleId.includes('node_modules') || ENTRY.test(moduleId))
      return null
    const entries = known.get(moduleId) ?? findEntries(moduleId, graph)
    known.set(moduleId, entries)
    if (entries.has('frame')) return 'frame'
    if (entries.size < SHARED_BY) return null
    const holds = (page: RegExp) => [...entries].some((entry) => page.test(entry))
    if (holds(PRODUCT)) return 'shop'
    return holds(HOME) ? 'shelf' : null
  }
}

/** The frame and the shelves that import a module statically, over any number of steps. */
function findEntries(moduleId: string, graph: ModuleGraph): ReadonlySet<string> {
  const entries = new Set<string>()
  const visited = new Set<string>()
  const waiting = [moduleId]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (visited.has(at)) continue
    visited.add(at)
    if (FRAME.test(at)) entries.add('frame')
    const [shelf] = SHELVES.exec(at) ?? []
    if (shelf) entries.add(shelf)
    waiting.push(...(graph.getModuleInfo(at)?.importers ?? []))
  }
  return entries
}
