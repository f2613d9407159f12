import { expect, it } from 'vitest'
import { findExportsForTests } from './export-rules.ts'

const exporting = 'export const SIZE = 1\nexport function measure() {}\nexport type Size = number\n'

function find(...importers: readonly (readonly [string, string])[]): string[] {
  const files = [['server/size.ts', exporting], ...importers] as const
  return findExportsForTests(files.map(([path = '', text = '']) => ({ path, text })))
}

it('names values that tests alone import, and those that nobody does', () => {
  expect(
    find(
      ['server/size.test.ts', `import { measure, SIZE } from './size.ts'`],
      ['test/open-shop.ts', `import { measure } from '#server/size.ts'`],
    ),
  ).toEqual(['server/size.ts: SIZE', 'server/size.ts: measure'])
})

it.each([
  `import { measure as m, SIZE } from '#server/size.ts'`,
  `import * as all from '#server/size.ts'`,
  `export { measure, SIZE as default } from './size.ts'`,
  `export * from './size.ts'`,
  `const load = () => import('./size.ts')`,
  `const { measure }: typeof import('./size.ts') = await load()`,
])('accepts values that code imports: %s', (text) => {
  expect(find(['server/shop.ts', text])).toEqual([])
})

it('accepts what the router and codegen read', () => {
  const reads = `import { measure, SIZE } from '#server/size.ts'\n`
  expect(
    find(
      ['app/home/home.route.tsx', `${reads}export const loader = () => null`],
      ['commerce/operations/carts.ts', 'export const cart = /* GraphQL */ `query Cart { cart }`'],
    ),
  ).toEqual([])
})
