import { basename, posix } from 'node:path'

/** A file of the repository; `text` is empty when it names no others, as a picture. */
export type GraphFile = { readonly path: string; readonly text: string }

/** A path in quotes: an import, an asset, a mocked module, a program that a test runs. */
const quotedPaths = /(['"])((?:\.{1,2}\/|#)?[\w@.$/-]+\.\w+)(?:\?[\w-]+)?\1/g
/** TypeScript checks them; they load nothing. */
const typeImports = /^(?:import|export) type [^'";]*from '[^']+'/gm

const isScript = (path: string) => /\.(?:tsx?|mjs|mts)$/.test(path)
export const isTestFile = (path: string) => /\.test\.tsx?$/.test(path)

/**
 * How far each test file is from a change: 0 if it is changed or is the test of a changed file, 1 if it imports one, and
 * so on. A test that does not reach a change is left out.
 * @param changed paths, also of deleted files
 * @param openBuild a file whose importers load the build: they reach each path of `built`, and are the furthest of all,
 * except from their own folder
 */
export function measureTestDistances(
  files: readonly GraphFile[],
  changed: readonly string[],
  { openBuild, isBuilt }: { openBuild: string; isBuilt: (path: string) => boolean },
): Map<string, number> {
  const importers = findImporters(files, changed)
  const distances = walk(importers, changed)
  const far = Math.max(1, ...distances.values()) + 1
  const built = changed.filter(isBuilt)
  const folders = new Set(built.map((path) => posix.dirname(path)))
  for (const path of built.length > 0 ? walk(importers, [openBuild]).keys() : []) {
    const near = folders.has(posix.dirname(path)) ? 1 : far
    distances.set(path, Math.min(near, distances.get(path) ?? far))
  }
  for (const path of changed) {
    for (const test of toOwnTests(path)) if (distances.has(test)) distances.set(test, 0)
  }
  return new Map([...distances].filter(([path]) => isTestFile(path)))
}

const toOwnTests = (path: string) =>
  ['ts', 'tsx'].map((ending) => path.replace(/\.\w+$/, `.test.${ending}`))

/** The distance of each file that reaches one of `from`. */
function walk(
  importers: ReadonlyMap<string, ReadonlySet<string>>,
  from: readonly string[],
): Map<string, number> {
  const distances = new Map(from.map((path) => [path, 0]))
  // A map also visits the entries that are added meanwhile, nearest first.
  for (const [path, distance] of distances) {
    for (const next of importers.get(path) ?? []) {
      if (!distances.has(next)) distances.set(next, distance + 1)
    }
  }
  return distances
}

/** Who names each file. A changed file that is no script is also reached by its name alone: its path may be composed. */
function findImporters(
  files: readonly GraphFile[],
  changed: readonly string[],
): Map<string, Set<string>> {
  const known = new Set([...files.map(({ path }) => path), ...changed])
  const data = changed.filter((path) => !isScript(path))
  const importers = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const named = [...text.replace(typeImports, '').matchAll(quotedPaths)].flatMap(([, , name]) =>
      toPaths(path, name ?? '').filter((candidate) => known.has(candidate)),
    )
    const read = isScript(path) ? data.filter((name) => text.includes(basename(name))) : []
    for (const target of [...named, ...read]) {
      importers.set(target, (importers.get(target) ?? new Set()).add(path))
    }
  }
  return importers
}

function toPaths(from: string, name: string): string[] {
  if (name.startsWith('#')) return [name.slice(1)]
  const beside = posix.join(posix.dirname(from), name)
  return name.startsWith('.') ? [beside] : [name]
}
