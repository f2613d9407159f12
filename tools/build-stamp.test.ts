import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  buildFolder,
  fingerprintSources,
  hasBuild,
  isBuildCurrent,
  publishBuild,
  writeBuildStamp,
} from './build-stamp.ts'

const hero = 'app/home/hero.tsx'

function createProject() {
  const root = mkdtempSync(join(tmpdir(), 'party-gully-build-'))
  mkdirSync(join(root, 'app/home'), { recursive: true })
  writeFileSync(join(root, hero), 'export const hero = 1')
  return root
}

/** Builds the current sources; the bundle has their fingerprint. */
function build(root: string): string {
  const fingerprint = fingerprintSources(root)
  const folder = join(root, buildFolder(fingerprint))
  mkdirSync(join(folder, 'server'), { recursive: true })
  writeFileSync(join(folder, 'server/serve.js'), fingerprint)
  writeBuildStamp(root, fingerprint)
  return fingerprint
}

function createBuiltProject() {
  const root = createProject()
  publishBuild(root, build(root))
  return root
}

describe('a build', () => {
  it('is reused while its sources are unchanged', () => {
    const root = createBuiltProject()
    utimesSync(join(root, hero), 1, 1)
    writeFileSync(join(root, 'app/home/hero.test.tsx'), 'tests are not built')
    expect(isBuildCurrent(root)).toBe(true)
  })

  it('is not reused when a source was changed, added, renamed or moved', () => {
    const changes = [
      (root: string) => writeFileSync(join(root, hero), 'export const hero = 2'),
      (root: string) => writeFileSync(join(root, 'app/home/tile.tsx'), ''),
      (root: string) => renameSync(join(root, hero), join(root, 'app/hero.tsx')),
      (root: string) => writeFileSync(join(root, 'package-lock.json'), '{}'),
    ]
    for (const change of changes) {
      const root = createBuiltProject()
      change(root)
      expect(isBuildCurrent(root)).toBe(false)
    }
  })

  it('is not reused when it was interrupted', () => {
    const root = createProject()
    const fingerprint = build(root)
    rmSync(join(root, buildFolder(fingerprint), 'stamp'))
    expect(hasBuild(root, fingerprint)).toBe(false)
  })

  it('is reused when its sources are as before', () => {
    const root = createBuiltProject()
    const first = fingerprintSources(root)
    writeFileSync(join(root, hero), 'export const hero = 2')
    publishBuild(root, build(root))
    expect([isBuildCurrent(root, first), hasBuild(root, first)]).toEqual([false, true])
    publishBuild(root, first)
    expect(isBuildCurrent(root, first)).toBe(true)
  })
})

describe('a new build', () => {
  it('leaves the files of the build being served', () => {
    const root = createBuiltProject()
    const served = realpathSync(join(root, 'build/current'))
    const first = readFileSync(join(served, 'server/serve.js'), 'utf8')
    writeFileSync(join(root, hero), 'export const hero = 2')
    publishBuild(root, build(root))
    expect(readFileSync(join(served, 'server/serve.js'), 'utf8')).toBe(first)
    expect(realpathSync(join(root, 'build/current'))).not.toBe(served)
  })

  it('replaces the oldest of three, and a build made before there was a link', () => {
    const root = createProject()
    mkdirSync(join(root, 'build/current/server'), { recursive: true })
    const names = [1, 2, 3, 4].map((version) => {
      writeFileSync(join(root, hero), `export const hero = ${version}`)
      const fingerprint = build(root)
      publishBuild(root, fingerprint)
      utimesSync(join(root, buildFolder(fingerprint)), version, version)
      return fingerprint.slice(0, 12)
    })
    expect(readdirSync(join(root, 'build')).sort()).toEqual(['current', ...names.slice(1)].sort())
    expect(readlinkSync(join(root, 'build/current'))).toBe(names[3])
  })
})
