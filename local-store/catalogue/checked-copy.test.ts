import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTestFolder, readTestCatalogue } from '#test/local-store/open-test-store.ts'
import { readCheckedCopy, writeCheckedCopy } from './checked-copy.ts'
import { openCatalogueFile } from './open-catalogue-file.ts'

const catalogue = readTestCatalogue()
const never = new AbortController().signal

async function keepCopy() {
  const folder = makeTestFolder()
  const path = join(folder, 'catalogue.checked')
  await writeCheckedCopy(path, 'digest', catalogue, never)
  return { folder, path }
}

describe('the copy of a checked catalogue', () => {
  it('holds the whole catalogue and is readable only by its owner', async () => {
    const { folder, path } = await keepCopy()
    expect(readCheckedCopy(path, 'digest')).toEqual(catalogue)
    expect(readdirSync(folder)).toEqual(['catalogue.checked'])
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('is ignored when the file has changed', async () => {
    const { path } = await keepCopy()
    expect(readCheckedCopy(path, 'another')).toBeNull()
    expect(readCheckedCopy(`${path}-not-there`, 'digest')).toBeNull()
  })

  it('is ignored when it is incomplete', async () => {
    const { path } = await keepCopy()
    const whole = readFileSync(path)
    for (let size = 0; size < whole.length; size += 97) {
      writeFileSync(path, whole)
      truncateSync(path, size)
      expect(readCheckedCopy(path, 'digest')).toBeNull()
    }
  })

  it('is ignored when any bit of it has flipped', async () => {
    const { path } = await keepCopy()
    const whole = readFileSync(path)
    for (let at = 0; at < whole.length; at += 31) {
      const damaged = Buffer.from(whole)
      damaged.writeUInt8(whole.readUInt8(at) ^ (1 << (at % 8)), at)
      writeFileSync(path, damaged)
      expect(readCheckedCopy(path, 'digest')).toBeNull()
    }
    writeFileSync(path, whole)
    expect(readCheckedCopy(path, 'digest')).toEqual(catalogue)
  })

  it('that is damaged is rewritten by the next start, with the file’s prices', async () => {
    const folder = makeTestFolder()
    const [file, copy] = [join(folder, 'catalogue.json'), join(folder, 'copy')]
    const products = [{ handle: 'ludo', title: 'Ludo', variants: [{ price: '799.00', stock: 1 }] }]
    const shop = { name: 'Shop', legalName: 'Shop Limited' }
    writeFileSync(file, JSON.stringify({ shop, products }))
    const first = openCatalogueFile(file, copy)
    first.read()
    await first.saveCopy(never)
    const good = readFileSync(copy, 'utf8')
    const lines = good.split('\n')
    for (const damaged of [
      good.replace('799.00', '599.00'),
      [...lines.slice(0, 2), 'null', ...lines.slice(3)].join('\n'),
      'null\n',
      '',
    ]) {
      writeFileSync(copy, damaged)
      const next = openCatalogueFile(file, copy)
      expect(next.read().products[0]?.variants[0]?.price).toBe('799.00')
      await next.saveCopy(never)
      expect(readFileSync(copy, 'utf8')).toBe(good)
    }
  })

  it('stays unchanged when the store closes during the write', async () => {
    const { folder, path } = await keepCopy()
    await writeCheckedCopy(path, 'newer', { ...catalogue, products: [] }, AbortSignal.abort())
    expect(readCheckedCopy(path, 'digest')).toEqual(catalogue)
    expect(readdirSync(folder)).toEqual(['catalogue.checked'])
  })

  it('is written by two processes of the same number at once', async () => {
    const { folder, path } = await keepCopy()
    const write = () => writeCheckedCopy(path, 'newer', catalogue, never)
    await Promise.all([write(), write()])
    expect(readCheckedCopy(path, 'newer')).toEqual(catalogue)
    expect(readdirSync(folder)).toEqual(['catalogue.checked'])
  })

  it('is written by the first start and read by the next, until the file changes', async () => {
    const folder = makeTestFolder()
    const [file, copy] = [join(folder, 'catalogue.json'), join(folder, 'copy')]
    const shop = { name: 'Once' }
    const write = (value: unknown) => writeFileSync(file, JSON.stringify(value))
    const { name: _, ...settings } = catalogue.shop
    write({ shop: { ...settings, ...shop } })
    const first = openCatalogueFile(file, copy)
    expect(first.read().shop.name).toBe('Once')
    await first.saveCopy(never)
    const kept = { ...catalogue, shop: { ...catalogue.shop, name: 'Kept' } }
    await writeCheckedCopy(copy, first.digest, kept, never)
    const second = openCatalogueFile(file, copy)
    expect(second.read().shop.name).toBe('Kept')
    write({ shop: { ...settings, name: 'Anew' } })
    expect(openCatalogueFile(file, copy).read().shop.name).toBe('Anew')
    expect(existsSync(copy)).toBe(true)
  })
})
