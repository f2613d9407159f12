import { expect, it } from 'vitest'
import { openDeskSite } from '#test/desk/open-desk-site.ts'

it('only the browser that sent a refused form keeps its page, and none that shows a secret', async () => {
  const opened = await openDeskSite()
  const cookie = await opened.setUp()
  const cacheOf = async (path: string, fields: Record<string, string>) => {
    const { status, headers } = await opened.act(cookie, path, fields)
    return [status, headers.get('Cache-Control'), headers.get('Vary')]
  }
  const refund = { version: '1', amount: '99999' }
  expect(await cacheOf('/desk/orders/1/refund', refund)).toEqual([
    422,
    'private, no-cache',
    'Cookie',
  ])
  expect(await cacheOf('/desk/settings/invite', { name: '' })).toEqual([422, 'no-store', null])
  const guess = await opened.post('/desk/sign-in', { name: 'Meera', password: 'a guess' })
  expect([guess.status, guess.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
})

it('opening the desk after its session has ended forgets the cookie that a kept page needs', async () => {
  const opened = await openDeskSite()
  const cookie = await opened.setUp()
  await opened.act(cookie, '/desk/settings/sign-out-everywhere')
  const { headers } = await opened.ask('/desk/orders', { headers: { Cookie: cookie } })
  expect(headers.getSetCookie().join()).toMatch(/^__Host-desk=; Max-Age=0/)
})
