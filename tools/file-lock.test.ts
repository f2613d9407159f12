import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { acquireLock } from './file-lock.mjs'

function makeLock(): string {
  const folder = mkdtempSync(join(tmpdir(), 'file-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'build.lock')
}

it('the lock of a killed process with the same id is free, as in a restarted container', async () => {
  const lock = makeLock()
  writeFileSync(lock, String(process.pid))
  const release = await acquireLock(lock, 'building')
  expect(existsSync(lock)).toBe(true)
  release()
  expect(existsSync(lock)).toBe(false)
})

it('two parts of one process wait for each other', async () => {
  const lock = makeLock()
  const steps: string[] = []
  const release = await acquireLock(lock, 'building')
  const second = acquireLock(lock, 'building').then((releaseSecond) => {
    steps.push('second')
    releaseSecond()
  })
  // Lets the second one try first.
  await new Promise((done) => setImmediate(done))
  steps.push('first')
  release()
  await second
  expect(steps).toEqual(['first', 'second'])
})
