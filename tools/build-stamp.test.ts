import { mkdirSync, mkdtempSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  fingerprintSources,
  isBuildCurrent,
  removeBuildStamp,
  writeBuildStamp,
} from './build-stamp.ts'

function createBuiltProject() {
  const root = mkdtempSync(join(tmpdir(), 'party-gully-build-'))
  for (const folder of ['app/home', 'build/server']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  writeFileSync(join(root, 'app/home/hero.tsx'), 'export const hero = 1')
  writeFileSync(join(root, 'build/server/index.js'), '')
  writeBuildStamp(root, fingerprintSources(root))
  return root
}

describe('a build is reused', () => {
  it('while its sources are unchanged', () => {
    const root = createBuiltProject()
    utimesSync(join(root, 'app/home/hero.tsx'), 1, 1)
    writeFileSync(join(root, 'app/home/hero.test.tsx'), 'tests are not built')
    expect(isBuildCurrent(root)).toBe(true)
  })

  it('not when a source was changed, added, renamed or moved', () => {
    const changes = [
      (root: string) => writeFileSync(join(root, 'app/home/hero.tsx'), 'export const hero = 2'),
      (root: string) => writeFileSync(join(root, 'app/home/tile.tsx'), ''),
      (root: string) => renameSync(join(root, 'app/home/hero.tsx'), join(root, 'app/hero.tsx')),
      (root: string) => writeFileSync(join(root, 'package-lock.json'), '{}'),
    ]
    for (const change of changes) {
      const root = createBuiltProject()
      change(root)
      expect(isBuildCurrent(root)).toBe(false)
    }
  })

  it('not when it was interrupted', () => {
    const root = createBuiltProject()
    removeBuildStamp(root)
    expect(isBuildCurrent(root)).toBe(false)
  })
})
