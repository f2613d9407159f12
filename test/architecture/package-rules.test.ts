import { describe, expect, it } from 'vitest'
import {
  findInstallScripts,
  findLooseVersions,
  findMissingPackages,
  findStrangeSources,
  findUnhashedPackages,
} from './package-rules.ts'

describe('the package rules find', () => {
  it('a version range', () => {
    const packages = { dependencies: { hono: '4.13.19' }, devDependencies: { vite: '^8.3.8' } }
    expect(findLooseVersions(packages)).toEqual(['vite@^8.3.8'])
  })

  it('a package for another platform that the lock file leaves out', () => {
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

  it('a package without a strong hash of the locked version', () => {
    const version = '1.0.0'
    const integrity = `sha512-${'a'.repeat(86)}==`
    const packages = {
      '': { version },
      'node_modules/good': { version, integrity },
      'node_modules/bare': { version },
      'node_modules/weak': { version, integrity: `sha1-${'a'.repeat(27)}=` },
      'node_modules/linked': { link: true, integrity, version },
      'node_modules/git': { version: 'git+ssh://example.com/a.git#1', integrity },
    }
    expect(findUnhashedPackages({ packages })).toEqual([
      'node_modules/bare',
      'node_modules/weak',
      'node_modules/linked',
      'node_modules/git',
    ])
  })

  it('a package with an install script', () => {
    const packages = {
      'node_modules/node': { hasInstallScript: true },
      'node_modules/miner': { hasInstallScript: true },
      'node_modules/plain': {},
    }
    expect(findInstallScripts({ packages }, ['node_modules/node'])).toEqual(['node_modules/miner'])
  })
})
