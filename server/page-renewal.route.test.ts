import { afterAll, expect, it } from 'vitest'
import { openShop } from '#test/open-shop.ts'

const MINUTE = 60_000
let time = 0
const shop = await openShop({}, { now: () => time })
afterAll(() => shop.close())

/** @param known the ETag that the browser has */
async function visit(path: string, coding: string, known = '') {
  const headers = { 'Accept-Encoding': coding, 'If-None-Match': known }
  const page = await shop.ask(path, { headers })
  const timing = page.headers.get('Server-Timing') ?? ''
  const [, rendered = '', state] = /rendered;desc="(.+)", page-cache;desc=(\w+)/.exec(timing) ?? []
  return { status: page.status, etag: page.headers.get('ETag') ?? '', rendered, state }
}

/** Lets two minutes pass, and the page be rendered again. */
async function renew(path: string, coding: string, known: string) {
  time += 2 * MINUTE
  expect(await visit(path, coding, known)).toMatchObject({ status: 304, state: 'stale' })
  await expect.poll(async () => (await visit(path, coding)).state).toBe('hit')
  return visit(path, coding, known)
}

it.each(['/', '/all-products', '/category/combo', '/product/jugaad', '/search?q=night', '/about'])(
  '%s is 304 for who has it, as nothing on it has changed, with the time of its last rendering',
  async (path) => {
    const plain = await visit(path, 'identity')
    const small = await visit(path, 'br')
    expect([plain.state, small.state]).toEqual(['miss', 'hit'])
    const renewed = await renew(path, 'identity', plain.etag)
    expect(renewed).toMatchObject({ status: 304, etag: plain.etag })
    expect(Date.parse(renewed.rendered)).toBeGreaterThan(Date.parse(plain.rendered))
    // Compressed better, so it is sent once more.
    const better = await visit(path, 'br', small.etag)
    expect([better.status, better.etag === small.etag]).toEqual([200, false])
    expect(await renew(path, 'br', better.etag)).toMatchObject({ status: 304, etag: better.etag })
  },
)
