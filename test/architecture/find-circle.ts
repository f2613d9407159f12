/**
 * A cycle in a directed graph, with the first node repeated at the end.
 * @param graph each node's successors; a successor that is not a key has none
 * @returns null when there is none
 */
export function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const finished = new Set<string>()

  function walk(node: string, way: readonly string[]): string[] | null {
    const before = way.indexOf(node)
    if (before >= 0) return [...way.slice(before), node]
    if (finished.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...way, node])
      if (circle) return circle
    }
    finished.add(node)
    return null
  }

  for (const node of graph.keys()) {
    const circle = walk(node, [])
    if (circle) return circle
  }
  return null
}
