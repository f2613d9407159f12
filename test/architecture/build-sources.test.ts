import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { isBuildSource } from '#tools/build-stamp.ts'
import { root } from '#tools/project.ts'
import { readSourceFiles, type SourceFile } from './source-file.ts'

const files = new Map(readSourceFiles().map((file) => [file.path, file]))

/** Entry points of the build. */
const entries = [...files.keys()].filter(
  (path) =>
    /^app\/(routes|root|entry\.\w+)\.tsx?$/.test(path) ||
    /^app\/.*\.route\.tsx?$/.test(path) ||
    ['vite.config.ts', 'react-router.config.ts', 'server/shop.ts'].includes(path),
)

/** Files that a script or style sheet loads, statically or on demand; type imports load nothing. */
function listLoaded({ path, text }: SourceFile): string[] {
  const named = [
    ...text.matchAll(/^(?:import|export)(?! type)[^'"]*?['"]([#.][^'"]+)['"]/gm),
    ...text.matchAll(/\bimport\(\s*['"]([#.][^'"]+)['"]/g),
    ...text.matchAll(/@import ['"]([#.][^'"]+)['"]/g),
    ...text.matchAll(/\burl\(['"]?([#.][^'")]+)/g),
  ].map(([, name = '']) => name.replace(/\?.*$/, ''))
  return named.map((name) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name),
  )
}

it('rebuilds when a source of the build changes', () => {
  const seen = new Set(entries)
  for (const path of seen) {
    const file = files.get(path)
    for (const next of file ? listLoaded(file) : []) {
      if (/\.\w+$/.test(next) && existsSync(join(root, next))) seen.add(next)
    }
  }
  expect(seen.size).toBeGreaterThan(200)
  expect(
    [...seen].filter((path) => !isBuildSource(path)),
    'To fix: add the folder or file to tools/build-stamp.ts',
  ).toEqual([])
})

it('rebuilds when a file of the builder changes', () => {
  const builder = readFileSync(join(root, 'tools/build-shop.ts'), 'utf8')
  expect(builder).toContain('./compress-files.ts')
  for (const path of ['tools/build-shop.ts', 'tools/compress-files.ts', 'public/favicon.svg']) {
    expect(isBuildSource(path)).toBe(true)
  }
})
