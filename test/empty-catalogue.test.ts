import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { specified } from '#test/specification.ts'
import { openShop } from './open-shop.ts'
import { pageText } from './page-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'no-games-'))
const file = join(folder, 'catalogue.json')
writeFileSync(file, JSON.stringify({ shop: { name: 'New', legalName: 'New' }, products: [] }))
const shop = await openShop({ CATALOGUE_FILE: file })
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const read = async (path: string) => pageText(await (await shop.ask(path)).text())

it.each(['/all-products', '/search'])('%s says that there are no games yet', async (path) => {
  const text = await read(path)
  expect(text).toContain('No games yet')
  expect(text).not.toContain(specified('No games found'))
  expect(text).not.toContain(specified('Clear Search'))
})

it.each(['/all-products?filter=couple', '/search?q=ludo'])(
  '%s finds none, and can be cleared',
  async (path) => {
    const text = await read(path)
    expect(text).toContain(specified('No games found'))
    expect(text).toContain(specified('Clear Search'))
  },
)

it('the home page has no headings over nothing', async () => {
  const text = await read('/')
  expect(text).not.toContain(specified('Featured Games'))
  expect(text).not.toContain(specified('Game Categories'))
  expect(text).toContain(specified('Real Moments'))
})
