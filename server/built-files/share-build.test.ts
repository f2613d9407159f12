import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { shareBuild } from './share-build.ts'

function makeFolders() {
  const folder = mkdtempSync(join(tmpdir(), 'party-gully-shared-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, shared: join(folder, 'data', 'builds') }
}

function writeBuild(folder: string, name: string): string {
  const build = join(folder, name)
  mkdirSync(join(build, 'client', 'assets'), { recursive: true })
  mkdirSync(join(build, 'server'))
  writeFileSync(join(build, 'client', 'assets', `home-${name}.js`), name)
  return build
}

it('puts the scripts and styles of a build into the shared folder, once', () => {
  const { folder, shared } = makeFolders()
  const build = writeBuild(folder, 'one')
  shareBuild(build, shared)
  shareBuild(build, shared)
  expect(readdirSync(shared)).toEqual(['one'])
  expect(readdirSync(join(shared, 'one'))).toEqual(['client'])
  expect(readFileSync(join(shared, 'one/client/assets/home-one.js'), 'utf8')).toBe('one')
})

it('does not take over files of an earlier process with the same id', () => {
  const { folder, shared } = makeFolders()
  const begun = join(shared, `one.${process.pid}.part`)
  mkdirSync(begun, { recursive: true })
  writeBuild(begun, '.')
  shareBuild(writeBuild(folder, 'one'), shared)
  expect(readdirSync(join(shared, 'one/client/assets'))).toEqual(['home-one.js'])
})

it('keeps the four builds started last', () => {
  const { folder, shared } = makeFolders()
  for (const [at, name] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    shareBuild(writeBuild(folder, name), shared)
    utimesSync(join(shared, name), at + 1, at + 1)
  }
  shareBuild(join(folder, 'two'), shared)
  expect(readdirSync(shared).sort()).toEqual(['five', 'four', 'three', 'two'])
  shareBuild(writeBuild(folder, 'six'), shared)
  expect(readdirSync(shared).sort()).toEqual(['five', 'four', 'six', 'two'])
})

it.runIf(process.platform === 'linux')(
  'fails, rather than hangs, where no folder can be created',
  () => {
    const { folder } = makeFolders()
    const build = writeBuild(folder, 'one')
    expect(() => shareBuild(build, '/proc/party-gully')).toThrow('ENOENT')
  },
)

it('leaves nothing behind where it cannot write', () => {
  const { folder, shared } = makeFolders()
  const build = writeBuild(folder, 'one')
  writeFileSync(join(folder, 'data'), 'a file in the way')
  expect(() => shareBuild(build, shared)).toThrow(/EEXIST|ENOTDIR/)
})
