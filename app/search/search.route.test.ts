import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('keeps its title and the words of the URL when the store fails', async () => {
  shop.replaceStore(async () => new Response('', { status: 503 }))
  const response = await shop.ask('/search?q=ludo')
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(pageText(html)).toContain(specified('Error loading products'))
  expect(html).toContain(`<title>Search | ${brand.name}</title>`)
  expect(html).toContain('value="ludo"')
})
