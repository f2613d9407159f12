import { beforeEach, expect, it } from 'vitest'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'

const words = 'We keep your address to send you letters.'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
  const { subscribers } = opened.desk
  const { token } = await subscribers.subscribe({ email: 'Asha@example.com', words, page: '/' })
  await subscribers.confirm(token)
  await subscribers.subscribe({ email: '=ravi@shop.example', words, page: '/' })
})

const list = (query = '') => opened.get(cookie, `/desk/subscribers${query}`)

it('lists subscribers by state and by a part of the address', async () => {
  expect(await list()).toMatch(/=ravi@shop\.example.*Asha@example\.com/s)
  expect(await list('?state=confirmed')).not.toContain('ravi')
  expect(await list('?search=SHOP')).not.toContain('Asha')
  for (const sign of ['%25', '_', '!'])
    expect(await list(`?search=${sign}`)).toContain('No address contains this.')
  expect(await list('?search=nobody')).toContain('No address contains this.')
})

it('shows the consent text and its time', async () => {
  const page = await opened.get(cookie, '/desk/subscribers/1')
  expect(page).toContain(words)
  expect(page).toContain(opened.clock.now().toISOString())
})

it('exports subscribers as CSV without spreadsheet formulas', async () => {
  const answer = await opened.ask('/desk/subscribers.csv', { headers: { Cookie: cookie } })
  const [header, ravi, asha] = (await answer.text()).trim().split(/\r?\n/)
  expect(header).toContain('E-mail')
  expect(ravi).toContain("'=ravi@shop.example")
  expect(asha).toContain('Confirmed')
  expect(asha).toContain(words)
  expect(asha).toContain(',2026-03-02 15:30:00,')
  expect(await opened.get(cookie, '/desk/log')).toContain('exported subscribers')
})

it('names an exported file by the day in India', async () => {
  opened = await openDeskSite()
  // 18:30 UTC is midnight in India.
  opened.clock.pass(8.5 * 60 * 60_000)
  cookie = await opened.setUp()
  const { headers } = await opened.ask('/desk/subscribers.csv', { headers: { Cookie: cookie } })
  const name = headers.get('Content-Disposition')
  expect(name).toBe('attachment; filename="subscribers-2026-03-03.csv"')
})

it('erases a person after confirmation', async () => {
  const erase = (fields: Record<string, string> = {}) =>
    opened.act(cookie, '/desk/subscribers/1/erase-person', fields)
  expect(await opened.get(cookie, '/desk/subscribers/1/person')).toContain('asha@example.com')
  expect((await erase()).status).toBe(422)
  expect(await opened.desk.subscribers.find(1)).not.toBeNull()
  // Asha's order is still being delivered.
  const told = await opened.see(cookie, await erase({ sure: 'yes' }))
  expect(told).toContain('All else is erased. PG1001')
  expect(await opened.desk.subscribers.find(1)).toBeNull()
  expect(await opened.get(cookie, '/desk/log')).toContain('erased subscriber 1')
})
