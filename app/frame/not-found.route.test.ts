import { expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'

it('tells who is lost so, in title and description', async () => {
  const shop = await openShop()
  const response = await shop.ask('/no-such-lane')
  const html = await response.text()
  shop.close()
  expect(response.status).toBe(404)
  expect(html).toContain('<title>Page not found | Party Gully</title>')
  expect(html).toMatch(/<meta name="description" content="This lane [^"]+"/)
})
