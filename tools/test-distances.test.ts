import { expect, it } from 'vitest'
import { measureTestDistances } from './test-distances.ts'

const toFiles = (texts: Record<string, string>) =>
  Object.entries(texts).map(([path, text]) => ({ path, text }))

const measure = (texts: Record<string, string>, ...changed: string[]) =>
  Object.fromEntries(
    measureTestDistances(toFiles(texts), changed, {
      openBuild: 'test/open-build.ts',
      isBuilt: (path) => path.startsWith('app/'),
    }),
  )

it('counts the imports between a test and the change, and starts with the test of the changed file', () => {
  const texts = {
    'app/price.ts': '',
    'app/price.test.ts': "import { price } from './price.ts'",
    'app/line.ts': "import { price } from '#app/price.ts'",
    'app/line.test.ts': "import { line } from './line.ts'",
    'desk/direct.test.ts': "const { price } = await import('../app/price.ts')",
    'app/other.test.ts': "import { it } from 'vitest'",
  }
  expect(measure(texts, 'app/price.ts')).toEqual({
    'app/price.test.ts': 0,
    'desk/direct.test.ts': 1,
    'app/line.test.ts': 2,
  })
})

it('selects a changed test, and the tests of a deleted file', () => {
  const texts = { 'app/a.test.ts': "import './gone.ts'", 'app/b.test.ts': '' }
  expect(measure(texts, 'app/gone.ts', 'app/b.test.ts')).toEqual({
    'app/a.test.ts': 1,
    'app/b.test.ts': 0,
  })
})

it('follows programs, mocks, styles and what is read by its name, but no types', () => {
  const texts = {
    'tools/a.test.ts': "runProgram(['tools/start.ts'])",
    'tools/b.test.ts': "vi.doMock('./start.ts')",
    'tools/c.test.ts': "readFileSync(join(folder, 'words.txt'))",
    'tools/d.test.ts': "import url from './page.css?url'",
    'tools/page.css': "@import './base.css'",
    'tools/e.test.ts': "import type { Start } from './start.ts'",
  }
  expect(measure(texts, 'tools/start.ts', 'demo/words.txt', 'tools/base.css')).toEqual({
    'tools/a.test.ts': 1,
    'tools/b.test.ts': 1,
    'tools/c.test.ts': 1,
    'tools/d.test.ts': 2,
  })
})

it('puts requests to the built shop last, except those of the changed folder', () => {
  const opens = "import { openShop } from '#test/open-build.ts'"
  const texts = {
    'app/cart/line.test.ts': "import './line.ts'",
    'app/cart/cart.route.test.ts': opens,
    'server/addresses.route.test.ts': opens,
    'test/open-build.ts': '',
  }
  expect(measure(texts, 'app/cart/line.ts')).toEqual({
    'app/cart/line.test.ts': 0,
    'app/cart/cart.route.test.ts': 1,
    'server/addresses.route.test.ts': 2,
  })
  expect(measure(texts, 'tools/line.ts')).toEqual({})
})
