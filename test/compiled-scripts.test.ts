import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildShop } from '#tools/build-shop.ts'
import { findPageScripts, listRoutePaths, readRouteManifest } from '#tools/page-scripts.ts'
import { root } from '#tools/project.ts'
import { findCircle } from './architecture/find-circle.ts'

/** Scripts of a page before it is interactive: manifest, entry, bundler runtime, framework, root, the page's own. */
const FILES = 13

const client = join(root, 'build', 'current', 'client')

beforeAll(() => buildShop())

it('the largest script of a page has the hint to compile all of it eagerly', () => {
  const texts = findPageScripts(readRouteManifest(client), '').map((path) =>
    readFileSync(join(client, path), 'utf8'),
  )
  const [largest] = texts.toSorted((one, other) => other.length - one.length)
  const hint = '//# allFunctionsCalledOnLoad\n'
  expect(largest?.slice(0, hint.length)).toBe(hint)
})

it('no page loads too many script files', () => {
  const manifest = readRouteManifest(client)
  const counts = listRoutePaths(manifest).map((path) => ({
    path,
    files: findPageScripts(manifest, path).length,
  }))
  expect(counts.length).toBeGreaterThan(20)
  expect(counts.filter(({ files }) => files > FILES)).toEqual([])
})

it('script files never import each other in a cycle', () => {
  const folder = join(client, 'assets')
  const imports = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const text = readFileSync(join(folder, name), 'utf8')
        const found = text.matchAll(/(?:\bfrom|^import|[;}]import)"\.\/([^"]+)"/g)
        return [name, [...found].map(([, file = '']) => file)]
      }),
  )
  expect([...imports.values()].flat().length).toBeGreaterThan(100)
  expect(findCircle(imports)).toBeNull()
})
