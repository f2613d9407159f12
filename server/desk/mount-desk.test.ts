import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { mountDesk } from './mount-desk.ts'

const createDeskSite = vi.hoisted(() => vi.fn())
vi.mock('./desk-site.tsx', () => ({ createDeskSite }))

const unused = async () => expect.fail()

it('a failure to load the desk ends with the next request', async () => {
  createDeskSite.mockImplementationOnce(() => {
    throw new Error('Too many open files')
  })
  createDeskSite.mockReturnValue({ fetch: () => new Response('The desk') })
  // The mocked site reads no settings.
  const options = { settings: { store: { kind: 'local' } } } as never
  const shop = new Hono().get('/desk', mountDesk(unused, options, unused))
  const statusOf = async () => (await shop.request('/desk')).status
  shop.onError((_, c) => c.body(null, 500))
  expect([await statusOf(), await statusOf()]).toEqual([500, 200])
  expect(await (await shop.request('/desk')).text()).toBe('The desk')
  expect(createDeskSite).toHaveBeenCalledTimes(2)
})

it.each([
  ['simulated', false],
  ['measured', true],
])(
  'tells whether the demonstration writes letters: with %s figures %s',
  async (FIGURES, writesLetters) => {
    createDeskSite.mockReturnValue({ fetch: () => new Response('The desk') })
    // The mocked site logs nothing.
    const options = { settings: readSettings({ FIGURES }) } as never
    await new Hono().get('/desk', mountDesk(unused, options, unused)).request('/desk')
    expect(createDeskSite).toHaveBeenLastCalledWith(expect.objectContaining({ writesLetters }))
  },
)
