import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildShop } from '#tools/build-shop.ts'
import { findPageScripts, readRouteManifest } from '#tools/page-scripts.ts'
import { root } from '#tools/project.ts'

beforeAll(() => buildShop())

it('the largest script of a page asks the browser to compile all of it while it arrives', () => {
  const client = join(root, 'build', 'current', 'client')
  const texts = findPageScripts(readRouteManifest(client), '').map((path) =>
    readFileSync(join(client, path), 'utf8'),
  )
  const [largest] = texts.toSorted((one, other) => other.length - one.length)
  const hint = '//# allFunctionsCalledOnLoad\n'
  expect(largest?.slice(0, hint.length)).toBe(hint)
})
