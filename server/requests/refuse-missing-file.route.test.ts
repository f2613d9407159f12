import { afterAll, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'

const shop = await openShop()
afterAll(() => shop.close())

it.each(['/wp-content/x.js', '/.env', '/assets/gone-0123.css', '/Backup.SQL', '/cart.js'])(
  'a missing file such as %s is answered 404 in plain text',
  async (path) => {
    const response = await shop.ask(path)
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n'])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)

it.each(['/old-page.html', '/index.php', '/product/a.json', '/pages/a.txt', '/nope.data'])(
  'an address that may be a page, such as %s, gets the 404 page',
  async (path) => {
    const response = await shop.ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).not.toContain('text/plain')
  },
)

it('generated files are served', async () => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/manifest.webmanifest',
  ]) {
    expect(await shop.ask(path), path).toHaveProperty('status', 200)
  }
})
