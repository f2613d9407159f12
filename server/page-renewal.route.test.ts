import { afterAll, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'

const MINUTE = 60_000
let time = 0
const shop = await openShop({}, null, () => time)
afterAll(() => shop.close())

const visit = async (path: string, headers: HeadersInit = {}) => {
  const page = await shop.ask(path, { headers })
  const timing = page.headers.get('Server-Timing') ?? ''
  const [, rendered = '', state = ''] =
    /rendered;desc="(.+)", page-cache;desc=(\w+)/.exec(timing) ?? []
  return { status: page.status, etag: page.headers.get('ETag') ?? '', rendered, state }
}

it.each(['/', '/all-products', '/category/combo', '/product/jugaad', '/search?q=night', '/about'])(
  '%s is rendered anew, and 304 for who has it, as nothing on it has changed',
  async (path) => {
    const first = await visit(path)
    expect([first.status, first.state]).toEqual([200, 'miss'])
    time += 2 * MINUTE
    const known = { 'If-None-Match': first.etag }
    expect(await visit(path, known)).toEqual({ ...first, status: 304, state: 'stale' })
    await expect.poll(async () => (await visit(path)).state).toBe('hit')
    const renewed = await visit(path, known)
    expect(renewed).toEqual({ ...first, status: 304, state: 'hit', rendered: renewed.rendered })
    expect(Date.parse(renewed.rendered)).toBeGreaterThan(Date.parse(first.rendered))
  },
)
