import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  findPageScripts,
  listRoutePaths,
  type RouteManifest,
  readRouteManifest,
} from './page-scripts.ts'

const manifest: RouteManifest = {
  url: '/assets/manifest-1a.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
    home: { id: 'home', parentId: 'root', index: true, module: '/assets/home.js', imports: [] },
    product: {
      id: 'product',
      parentId: 'root',
      path: 'product/:handle',
      module: '/assets/product.js',
      imports: ['/assets/react.js', '/assets/price.js'],
      clientLoaderModule: '/assets/product-client-loader.js',
    },
  },
}

describe('the scripts of a page', () => {
  it('are the manifest, entry, route, parents and their imports, each once', () => {
    expect(findPageScripts(manifest, 'product/:handle')).toEqual([
      '/assets/manifest-1a.js',
      '/assets/entry.js',
      '/assets/react.js',
      '/assets/product.js',
      '/assets/price.js',
      '/assets/product-client-loader.js',
      '/assets/root.js',
    ])
  })

  it('leave out scripts of other pages', () => {
    expect(findPageScripts(manifest, '')).not.toContain('/assets/product.js')
    expect(findPageScripts(manifest, '')).toContain('/assets/home.js')
  })

  it('cannot be listed for an unknown path', () => {
    expect(() => findPageScripts(manifest, 'nowhere')).toThrow('No route has the path "nowhere"')
  })
})

it('every route below the root is listed', () => {
  expect(listRoutePaths(manifest)).toEqual(['', 'product/:handle'])
})

describe('the route manifest', () => {
  function clientFolder(file: string, text: string) {
    const folder = mkdtempSync(join(tmpdir(), 'party-gully-client-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', file), text)
    return folder
  }

  it('is read from the built file', () => {
    const text = `window.__reactRouterManifest=${JSON.stringify(manifest)};`
    expect(readRouteManifest(clientFolder('manifest-1a2b.js', text))).toEqual(manifest)
  })

  it('is reported by name when the build has none', () => {
    expect(() => readRouteManifest(clientFolder('root.js', ''))).toThrow('no route manifest')
  })
})
