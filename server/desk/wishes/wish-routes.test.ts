import { beforeEach, expect, it } from 'vitest'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'

const taboo = {
  variantId: 'gid://shopify/ProductVariant/21',
  title: 'Desi <Taboo>',
  words: 'Once.',
  page: '/product/desi-taboo',
}
const ludo = { ...taboo, variantId: 'gid://shopify/ProductVariant/31', title: 'Ludo' }

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
  const { wishes } = opened.desk
  for (const name of ['Asha', 'ravi']) await wishes.add({ ...taboo, email: `${name}@example.com` })
  await wishes.add({ ...ludo, email: 'kabir@example.com' })
})

const list = (query = '') => opened.get(cookie, `/desk/wishes${query}`)

it('counts waiting shoppers by game', async () => {
  expect(await list()).toMatch(/Desi &lt;Taboo&gt;.*2 waiting.*Ludo.*one waiting/s)
})

it('finds a game by a part of its name', async () => {
  expect(await list('?search=TABOO')).toMatch(/^(?!.*Ludo).*2 waiting/s)
  for (const sign of ['%25', '_', '!'])
    expect(await list(`?search=${sign}`)).toContain('Nobody is waiting for a game with this name.')
})

it('lists who waits for a game until they are notified', async () => {
  const [, link = ''] = /href="([^"]+)" class="row-link">Desi/.exec(await list()) ?? []
  const page = await opened.get(cookie, link)
  expect(page).toMatch(
    /Who is waiting for Desi &lt;Taboo&gt;.*ravi@example\.com.*Asha@example\.com/s,
  )
  expect(page).toContain('href="/product/desi-taboo"')
  expect(page).not.toContain('kabir@example.com<')
  await opened.desk.wishes.notify(taboo.variantId, async () => undefined)
  expect(await opened.get(cookie, link)).toContain('Nobody is waiting for this any more.')
  expect(await opened.get(cookie, '/desk/wishes/waiting')).toContain('Nobody is waiting')
})

it('pages a long list, newest first', async () => {
  const { wishes } = opened.desk
  for (let at = 0; at < 50; at += 1) await wishes.add({ ...ludo, email: `w${at}@example.com` })
  const address = `/desk/wishes/waiting?variant=${encodeURIComponent(ludo.variantId)}`
  const first = await opened.get(cookie, address)
  expect(first).toContain('w49@example.com')
  expect(first).not.toContain('kabir@example.com<')
  const [, next = ''] = /href="([^"]+)" rel="next"/.exec(first) ?? []
  expect(await opened.get(cookie, next.replaceAll('&amp;', '&'))).toMatch(
    /^(?!.*w1@example).*kabir@example\.com</s,
  )
})

it('links to a person’s data, to export or erase it', async () => {
  expect(await opened.get(cookie, '/desk/wishes/1/person')).toMatch(
    /asha@example\.com.*One wish for a game/s,
  )
  await opened.act(cookie, '/desk/wishes/1/erase-person', { sure: 'yes' })
  expect(await list()).toContain('one waiting')
  expect(await opened.desk.wishes.find(1)).toBeNull()
})

it.each([
  { writesLetters: false, sendsMail: false, says: 'This demonstration' },
  { writesLetters: false, sendsMail: true, says: 'This demonstration' },
  { writesLetters: true, sendsMail: false, says: 'SMTP_URL is missing' },
])('says why nobody waits, $writesLetters and $sendsMail', async ({ says, ...options }) => {
  const site = await openDeskSite(options)
  const page = await site.get(await site.setUp(), '/desk/wishes')
  expect(page.match(/This demonstration|SMTP_URL is missing/g)).toEqual([says])
})

it('says nothing of the kind where shoppers are told', async () => {
  const site = await openDeskSite({ sendsMail: true })
  const page = await site.get(await site.setUp(), '/desk/wishes')
  expect(page).not.toMatch(/This demonstration|SMTP_URL/)
})
