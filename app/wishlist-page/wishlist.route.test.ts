import { afterAll, describe, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

const shop = await openShop()
afterAll(() => shop.close())

describe('the wishlist page from the server', () => {
  it('is the same for everyone, and links to the shop without script', async () => {
    const response = await shop.ask(specified('/wishlist'))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toMatch(/<title>[^<]*Wishlist[^<]*<\/title>/)
    expect(pageText(html)).toContain(specified('Start Shopping'))
    expect(html).toContain('href="/all-products"')
  })

  it('is the same for a share link, which only the browser reads', async () => {
    const [own, shared] = await Promise.all(
      ['/wishlist', '/wishlist?games=1-2'].map(async (path) => {
        return pageText(await (await shop.ask(path)).text())
      }),
    )
    expect(shared).toBe(own)
  })
})
