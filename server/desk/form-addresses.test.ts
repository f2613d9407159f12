import { expect, it } from 'vitest'
import { openDeskSite } from '#test/desk/open-desk-site.ts'

it.each([
  ['/desk/orders/1/pack', '/desk/orders/1'],
  ['/desk/orders/1/refund?tab=2', '/desk/orders/1?tab=2'],
  ['/desk/orders/1/erase-person', '/desk/orders/1/person'],
  ['/desk/wishes/7/erase-person', '/desk/wishes/7/person'],
  ['/desk/orders/several?state=packed', '/desk/orders?state=packed'],
  ['/desk/orders/papers/slips', '/desk/orders'],
  ['/desk/messages/1/answer', '/desk/messages/1'],
  ['/desk/letters/1/again', '/desk/letters/1'],
  ['/desk/reviews/1/photos/2/hide', '/desk/reviews/1'],
  ['/desk/settings/invite', '/desk/settings'],
  ['/desk/sign-out', '/desk'],
])(
  'opened as a page, the address of the form %s leads to the page with the form',
  async (path, to) => {
    const { setUp, ask, get } = await openDeskSite()
    const cookie = await setUp()
    const answer = await ask(path, { headers: { Cookie: cookie } })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, to])
    expect(await get(cookie)).toContain('Meera')
  },
)

it.each(['/desk/nothing', '/desk/orders/x/pack', '/desk/settings/nothing', '/desk/letters/1/no'])(
  'an address of no page and no form is missing: %s',
  async (path) => {
    const { setUp, ask } = await openDeskSite()
    const cookie = await setUp()
    expect((await ask(path, { headers: { Cookie: cookie } })).status).toBe(404)
  },
)
