import { afterAll, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

const shop = await openShop()
afterAll(() => shop.close())

const read = async (path: string) => pageText(await (await shop.ask(path)).text())

it('the server applies the filters of the URL', async () => {
  const couple = await read('/all-products?filter=couple')
  expect(couple).toContain('Couple Taboo')
  expect(couple).not.toContain('Shot Roulette')
  const both = await read('/all-products?filter=couple+drinking')
  expect(both).toContain('Couple Taboo')
  expect(both).toContain('Shot Roulette')
  expect(await read('/all-products')).toContain('Showing 37 games')
})

it('without script, a filtered list has a link to the whole one', async () => {
  const page = await (await shop.ask('/all-products?filter=couple+for-2')).text()
  expect(page).toMatch(/<a [^>]*href="\/all-products"[^>]*>Clear filters \(2\)<\/a>/)
  expect(await read('/all-products')).not.toContain('Clear filters')
})

it('without script, an empty result offers other games', async () => {
  const page = await read('/all-products?filter=couple+big-group')
  expect(page).toContain('Showing 0 games')
  expect(page.slice(page.indexOf('Games to try instead'))).toContain('Shot Roulette')
})

it('without script, an empty result has a link that removes each filter', async () => {
  const page = await (await shop.ask('/all-products?filter=couple+big-group')).text()
  expect(page).toMatch(
    /<a [^>]*aria-label="Remove Couple"[^>]*href="\/all-products\?filter=big-group"/,
  )
  expect(page).toMatch(
    /<a [^>]*aria-label="Remove Big group"[^>]*href="\/all-products\?filter=couple"/,
  )
})
