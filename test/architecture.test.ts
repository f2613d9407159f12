import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/project.ts'
import { allRules } from './architecture/all-rules.ts'
import { findEffects } from './architecture/effect-rules.ts'
import { exportsForOthers, findExportsForTests } from './architecture/export-rules.ts'
import { findCircle } from './architecture/find-circle.ts'
import { areaGraph, toValueImports } from './architecture/import-rules.ts'
import {
  findInstallScripts,
  findLooseVersions,
  findMissingPackages,
  findStrangeSources,
  findUnhashedPackages,
} from './architecture/package-rules.ts'
import { isTest, readSourceFiles } from './architecture/source-file.ts'
import { served } from './copy-release.ts'

const files = readSourceFiles()
/** Tools for a machine that only serves, such as a container (docs/operating.md). */
const operatorTools = ['start', 'doctor', 'import', 'export', 'backup', 'restore', 'personal-data']
const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))

describe('the repository', () => {
  it.each(allRules)('$title', ({ findFaults, fix }) => {
    const faults = files.flatMap((file) =>
      findFaults(file).map((fault) => `${file.path}: ${fault}`),
    )
    expect(faults, `To fix: ${fix}`).toEqual([])
  })

  it('has at most one effect per 1,000 lines of app', () => {
    const scripts = files.filter((file) => /^app\/.*\.tsx?$/.test(file.path) && !isTest(file))
    const lines = scripts.reduce((sum, { text }) => sum + text.split('\n').length, 0)
    expect(scripts.flatMap(findEffects).length).toBeLessThanOrEqual(lines / 1000)
  })

  it('has no import cycles between areas or files', () => {
    expect(findCircle(new Map(Object.entries(areaGraph)))).toBeNull()
    expect(findCircle(toValueImports(files))).toBeNull()
  })

  it('exports no value for tests alone', () => {
    const fix =
      'To fix: test through what code imports, or move the value to a file that code imports it from'
    expect(findExportsForTests(files).sort(), fix).toEqual(Object.keys(exportsForOthers))
  })

  it('serves operators’ tools with all that they import', () => {
    const imports = toValueImports(files)
    const reached = new Set(operatorTools.map((name) => `tools/${name}.ts`))
    for (const path of reached) for (const next of imports.get(path) ?? []) reached.add(next)
    expect(reached.size).toBeGreaterThan(200)
    const isServed = (path: string) => served.some((name) => path.startsWith(`${name}/`))
    const fix = 'To fix: move what they import out of app, which a serving machine does not have'
    expect(
      [...reached].filter((path) => !isServed(path)),
      fix,
    ).toEqual([])
  })

  it('pins every dependency to one version', () => {
    const faults = findLooseVersions(readJson('package.json'))
    expect(faults, 'To fix: write the exact version in package.json').toEqual([])
  })

  it('has a lock file that `npm ci` accepts on any machine', () => {
    const lock = readJson('package-lock.json')
    const fix = 'To fix: npm ci needs an entry for every optional package, and the public registry'
    expect([...findMissingPackages(lock), ...findStrangeSources(lock)], fix).toEqual([])
  })

  it('locks every package by its hash', () => {
    const fix =
      'To fix: npm install writes the hash; each package comes from the registry by its version'
    expect(findUnhashedPackages(readJson('package-lock.json')), fix).toEqual([])
  })

  it('allows only Node to run an install script', () => {
    const { allowScripts } = readJson('package.json')
    // workerd's script only moves its program to where `npx` finds it.
    expect(allowScripts).toEqual({ node: true, workerd: false })
    const paths = Object.keys(allowScripts).map((name) => `node_modules/${name}`)
    const fix = 'To fix: do without the package, or refuse its script in package.json with a reason'
    expect(findInstallScripts(readJson('package-lock.json'), paths), fix).toEqual([])
  })

  it('has every file that CONTRIBUTING names', () => {
    const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
    const named = [...text.matchAll(/`([\w-]+\/[a-z\d/.-]+\.(?:tsx?|json|md|txt))`/g)].map(
      ([, path = '']) => path,
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('has one route file for every route, and no other', () => {
    const listed = readFileSync(join(root, 'app/routes.ts'), 'utf8').match(/[\w/-]+\.route\.tsx?/g)
    const present = files.map(({ path }) => path).filter((path) => /\.route\.tsx?$/.test(path))
    expect(present.sort(), 'To fix: list the file in app/routes.ts, or delete it').toEqual(
      [...new Set(listed)].map((path) => `app/${path}`).sort(),
    )
  })
})
