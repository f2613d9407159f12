import { describe, expect, it } from 'vitest'
import { createChunkNames } from './chunk-groups.ts'

/** Who imports a module statically. */
const importers: Readonly<Record<string, readonly string[]>> = {
  '/app/ui/logo.tsx': ['/app/shell/navigation.tsx'],
  '/app/shell/navigation.tsx': ['/app/root.tsx'],
  '/app/ui/card.tsx': ['/app/catalogue/product-card.tsx'],
  '/app/catalogue/product-card.tsx': [
    '/app/home/home.route.tsx',
    '/app/search/search.route.tsx',
    '/app/product/product.route.tsx',
  ],
  '/app/catalogue/product-grid.tsx': [
    '/app/home/home.route.tsx',
    '/app/search/search.route.tsx',
    '/app/catalogue/category.route.tsx',
  ],
  '/app/home/hero.tsx': ['/app/home/home.route.tsx'],
  '/commerce/model/forms/rules.ts': [],
}

const graph = {
  getModuleInfo: (moduleId: string) => ({ importers: importers[moduleId] ?? [] }),
}

describe('chunks', () => {
  it.each([
    ['/app/shell/navigation.tsx', 'frame'],
    ['/app/ui/logo.tsx', 'frame'],
    ['/app/ui/card.tsx', 'shop'],
    ['/app/catalogue/product-grid.tsx', 'shelf'],
    ['/app/home/hero.tsx', null],
    ['/commerce/model/forms/rules.ts', null],
    ['/app/home/home.route.tsx', null],
    ['/node_modules/zod/index.js', null],
  ])('%s goes to %s', (moduleId, chunk) => {
    expect(createChunkNames()(moduleId, graph)).toBe(chunk)
  })
})
