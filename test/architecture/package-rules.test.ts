import { describe, expect, it } from 'vitest'
import { findLooseVersions, findMissingPackages, findStrangeSources } from './package-rules.ts'

describe('the package rules find', () => {
  it('a version range', () => {
    const packages = { dependencies: { hono: '4.13.19' }, devDependencies: { vite: '^8.3.8' } }
    expect(findLooseVersions(packages)).toEqual(['vite@^8.3.8'])
  })

  it('a package for another machine that the lock file leaves out', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/fast': {
          optionalDependencies: { 'fast-linux': '1.0.0', 'fast-mac': '1.0.0' },
        },
        'node_modules/fast-linux': {},
      },
    }
    expect(findMissingPackages(lock)).toEqual(['fast-mac'])
  })

  it('no violation where the package is nested deeper', () => {
    const lock = {
      packages: {
        'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0' } },
        'node_modules/a/node_modules/c': {},
      },
    }
    expect(findMissingPackages(lock)).toEqual([])
  })

  it('a package from another source', () => {
    const lock = {
      packages: {
        'node_modules/a': {},
        'node_modules/b': { resolved: 'http://mirror.example/b.tgz' },
      },
    }
    expect(findStrangeSources(lock)).toEqual(['node_modules/b: http://mirror.example/b.tgz'])
  })
})
