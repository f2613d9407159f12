import { afterAll, expect, it } from 'vitest'
import { notices } from '#content/notices.ts'
import { wishForm, withdrawPage, wishAnswers as words } from '#content/wishes.ts'
import { followWishes } from '#server/desk/wishes/follow-wishes.ts'
import { readSettings } from '#server/settings.ts'
import { createServerStorefront } from '#server/store/storefront.ts'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

const environment = { FIGURES: 'measured', ADDRESS_LIMITS: '0' }
const shop = await openShop({ ...environment, SMTP_URL: 'smtp://127.0.0.1:1' })
const silent = await openShop(environment)
afterAll(() => Promise.all([shop.close(), silent.close()]))

const PAGE = '/product/kitty-party-killer'
const send = (fields: Record<string, string>, at = shop) =>
  at.ask('/api/wish', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SHOP_ORIGIN },
    body: JSON.stringify(fields),
  })
/** Sends a page's form like a browser without script. */
async function sendForm(page: string, email: string) {
  const html = await (await shop.ask(page)).text()
  const [, variant = ''] = /name="variant" value="([^"]+)"/.exec(html) ?? []
  const body = new URLSearchParams({ variant, email })
  return { variant, answer: await shop.ask('/api/wish', { method: 'POST', body }) }
}
const variantOf = async (page: string) => (await sendForm(page, '')).variant
const wanted = async () => (await (await shop.openDesk()).wishes.listWanted()).length
const lettersTo = async (recipient: string) => {
  const letters = await (await shop.openDesk()).mail.list({ size: 100 })
  return letters.filter((letter) => letter.recipient === recipient)
}
function look() {
  const settings = readSettings({ PUBLIC_ORIGIN: SHOP_ORIGIN })
  const { lasting } = createServerStorefront(settings, shop.askStore, { warn: () => undefined })
  return followWishes({ storefront: lasting, openDesk: shop.openDesk, origin: SHOP_ORIGIN })()
}

it('stores a wish with its consent, and sends one letter when the game is back in stock', async () => {
  const email = 'asha@example.com'
  const { variant, answer } = await sendForm(PAGE, email)
  const page = await answer.text()
  expect([answer.status, page]).toEqual([200, expect.stringContaining(words.stored.title)])
  expect(page).toContain(`href="${PAGE}?variant=`)
  await look()
  expect((await lettersTo(email)).map(({ kind }) => kind)).toEqual(['wish'])

  const id = Number(variant.split('/').at(-1))
  shop.store.inventory.putBack(id, 3, { who: 'Meera', cause: 'came in', at: new Date() })
  for (let at = 0; at < 3; at += 1) await look()
  const [letter, ...others] = await lettersTo(email)
  expect(others).toHaveLength(1)
  expect(letter).toMatchObject({ kind: 'back-in-stock', state: 'waiting' })
  expect(letter?.text).toContain(`${SHOP_ORIGIN}${PAGE}?variant=${id}`)
  // Each letter has its link, also for a mail program's unsubscribe button (RFC 8058).
  const { database } = await shop.openDesk()
  const rows = database.selectFrom('letters').select(['text', 'unsubscribe_url'])
  for (const { text, unsubscribe_url } of await rows.where('recipient', '=', email).execute()) {
    expect(unsubscribe_url).toMatch(new RegExp(`^${SHOP_ORIGIN}/wish\\?key=[\\w-]{32}$`))
    expect(text).toContain(unsubscribe_url)
  }
  const { wishes } = await (await shop.openDesk()).people.export({ by: 'email', key: email })
  expect(wishes).toMatchObject([
    { title: 'Kitty Party Killer', consentWords: notices.wish, notifiedAt: expect.any(Date) },
  ])
  const again = await send({ variant, email })
  expect(await again.json()).toMatchObject({ title: words.available.title })
  expect(await wanted()).toBe(0)
})

/** Presses the button of a link's page or of a mail program (RFC 8058). */
const press = (link: string) =>
  shop.ask(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
const kept = async (email: string) =>
  (await (await shop.openDesk()).people.export({ by: 'email', key: email })).wishes.length

it('withdraws a wish by the link in its letter, which asks first and can be used again', async () => {
  const [email, other] = ['meera@example.com', 'ravi@example.com']
  const { variant } = await sendForm('/product/long-distance-love', email)
  await send({ variant, email: other })
  // A second request for the same address sends no letter and returns no link.
  const again = await (await send({ variant, email })).text()
  const [letter, ...others] = await lettersTo(email)
  expect([letter?.kind, others]).toEqual(['wish', []])
  const link = /\/wish\?key=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? ''
  expect(link).not.toBe('')
  expect(again).not.toContain('key=')

  const visited = await shop.ask(link)
  expect(visited.headers.get('Cache-Control')).toBe('no-store')
  expect(await visited.text()).toContain(`<form action="${link}" method="post">`)
  for (const forged of [
    `${link}x`,
    '/wish?key=',
    `/wish?key=${'a'.repeat(32)}`,
    '/wish?key=%00%27',
  ])
    await press(forged)
  const cut = await shop.ask(link.slice(0, -20))
  expect([cut.status, await cut.text()]).toEqual([
    404,
    expect.stringContaining(withdrawPage.gone.text),
  ])
  expect([await kept(email), await kept(other)]).toEqual([1, 1])

  const texts = [withdrawPage.done.text, withdrawPage.gone.text, withdrawPage.gone.text]
  for (const text of texts) {
    const answer = await press(link)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(text)])
  }
  expect([await kept(email), await kept(other)]).toEqual([0, 1])
  // The letter that was not yet sent is deleted too.
  expect(await lettersTo(email)).toEqual([])
  await (await shop.openDesk()).people.erase({ by: 'email', key: other }, 'Meera')
})

it('rejects an invalid address and an unknown variant', async () => {
  const variant = await variantOf('/product/long-distance-love')
  expect(variant).not.toBe('')
  for (const email of ['', 'asha', 'a@b.example, c@d.example'])
    expect((await send({ variant, email })).status).toBe(400)
  for (const other of ['', 'x', 'gid://shopify/Product/1', 'gid://shopify/ProductVariant/999999'])
    expect((await send({ variant: other, email: 'ravi@example.com' })).status).toBe(404)
  expect(await wanted()).toBe(0)
})

it('responds 503 when the desk fails', async () => {
  const variant = await variantOf('/product/long-distance-love')
  shop.replaceDesk(() => Promise.reject(new Error('Disk full')))
  const answer = await send({ variant, email: 'ravi@example.com' })
  shop.replaceDesk(shop.openDesk)
  expect(answer.status).toBe(503)
})

it('has the form on sold-out games only, and only where mail can be sent', async () => {
  const offered = pageText(await (await shop.ask('/product/long-distance-love')).text())
  expect(offered).toContain(wishForm.title)
  expect(offered).toContain(notices.wish)
  for (const [at, page] of [
    [shop, '/product/shot-roulette'],
    [silent, '/product/long-distance-love'],
  ] as const)
    expect(await (await at.ask(page)).text()).not.toContain('/api/wish')
  expect((await send({ variant: 'x', email: 'a@example.com' }, silent)).status).toBe(404)
})
