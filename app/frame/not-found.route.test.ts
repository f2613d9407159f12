import { expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { openShop } from '#test/open-shop.ts'

it('says in title and description that the page is missing', async () => {
  const shop = await openShop()
  const response = await shop.ask('/no-such-lane')
  const html = await response.text()
  shop.close()
  expect(response.status).toBe(404)
  expect(html).toContain(`<title>Page not found | ${brand.name}</title>`)
  expect(html).toMatch(/<meta name="description" content="This lane [^"]+"/)
})
