import { expect, it } from 'vitest'
import { openDeskSite } from '#test/desk/open-desk-site.ts'

it('only the browser that sent a refused form keeps its page, and none that shows a secret', async () => {
  const opened = await openDeskSite()
  const cookie = await opened.setUp()
  const cacheOf = async (path: string, fields: Record<string, string>) => {
    const { status, headers } = await opened.act(cookie, path, fields)
    return [status, headers.get('Cache-Control')]
  }
  const refund = { version: '1', amount: '99999' }
  expect(await cacheOf('/desk/orders/1/refund', refund)).toEqual([422, 'private, no-cache'])
  expect(await cacheOf('/desk/settings/invite', { name: '' })).toEqual([422, 'no-store'])
  const guess = await opened.post('/desk/sign-in', { name: 'Meera', password: 'a guess' })
  expect([guess.status, guess.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
})

it.each(['/desk/sign-out', '/desk/settings/sign-out-everywhere'])(
  'after %s the browser keeps no page of the desk',
  async (path) => {
    const opened = await openDeskSite()
    const answer = await opened.act(await opened.setUp(), path)
    expect(answer.headers.get('Clear-Site-Data')).toBe('"cache"')
  },
)
