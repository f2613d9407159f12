import { mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { makeDataFolder } from './make-data-folder.ts'

const modeOf = (path: string) => statSync(path).mode & 0o777

describe('the data folder', () => {
  it('is created with its parents, readable only by its owner', () => {
    const folder = join(makeTestFolder(), 'one/two/three')
    makeDataFolder(folder)
    expect(modeOf(folder)).toBe(0o700)
  })

  it('stays as it is when it exists', () => {
    const folder = join(makeTestFolder(), 'mine')
    mkdirSync(folder, { mode: 0o750 })
    makeDataFolder(folder)
    makeDataFolder(`${folder}/`)
    expect(modeOf(folder)).toBe(0o750)
  })

  it('may be a link to a folder', () => {
    const home = makeTestFolder()
    const link = join(home, 'link')
    symlinkSync(home, link)
    expect(() => makeDataFolder(link)).not.toThrow()
  })

  it('cannot be a file, or inside one', () => {
    const file = join(makeTestFolder(), 'file')
    writeFileSync(file, '')
    expect(() => makeDataFolder(file)).toThrow('EEXIST')
    expect(() => makeDataFolder(join(file, 'a/b'))).toThrow('ENOTDIR')
  })

  it.runIf(process.platform === 'linux')(
    'fails, rather than hangs, where no folder can be created',
    () => {
      expect(() => makeDataFolder('/proc/party-gully/data')).toThrow('ENOENT')
    },
  )
})
