import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createImageCache } from './image-cache.ts'

const keyOf = (letter: string) => letter.repeat(64)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the image cache', () => {
  it('returns stored pictures, also after a restart', async () => {
    await createImageCache(folder).keep(keyOf('a'), Buffer.from('one'))
    expect(String(await createImageCache(folder).find(keyOf('a')))).toBe('one')
  })

  it('drops the least used picture when there are too many', async () => {
    const cache = createImageCache(folder, { maxFiles: 2, maxBytes: 1000 })
    await cache.keep(keyOf('a'), Buffer.from('one'))
    await cache.keep(keyOf('b'), Buffer.from('two'))
    await cache.find(keyOf('a'))
    await cache.keep(keyOf('c'), Buffer.from('three'))
    expect(await cache.find(keyOf('b'))).toBeNull()
    await vi.waitFor(() => expect(readdirSync(folder).sort()).toEqual([keyOf('a'), keyOf('c')]))
  })

  it('stays within its bytes', async () => {
    const cache = createImageCache(folder, { maxFiles: 100, maxBytes: 10 })
    await cache.keep(keyOf('a'), Buffer.alloc(8))
    await cache.keep(keyOf('b'), Buffer.alloc(8))
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([keyOf('b')]))
  })

  it('deletes what a killed process left half written', () => {
    const rest = join(folder, `${keyOf('a')}.half`)
    writeFileSync(rest, 'half')
    createImageCache(folder)
    expect(existsSync(rest)).toBe(false)
  })

  it('works without storing when the folder is not writable', async () => {
    const cache = createImageCache(folder)
    rmSync(folder, { recursive: true })
    await cache.keep(keyOf('a'), Buffer.from('one'))
    expect(await cache.find(keyOf('a'))).toBeNull()
  })
})
