import { afterAll, expect, it } from 'vitest'
import { newsletterForm, subscriptionPage as words } from '#content/newsletter.ts'
import { openShop } from '#test/open-shop.ts'

const environment = { FIGURES: 'measured' }
const shop = await openShop({ ...environment, SMTP_URL: 'smtp://127.0.0.1:1' })
const silent = await openShop(environment)
afterAll(() => Promise.all([shop.close(), silent.close()]))

const join = (email: string, at = shop) =>
  at.ask('/api/subscription', { method: 'POST', body: new URLSearchParams({ email }) })
const post = (path: string, body = '') =>
  shop.ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  })

const lettersTo = async (recipient: string) => {
  const { mail } = await shop.openDesk()
  return (await mail.list({ size: 100 })).filter((letter) => letter.recipient === recipient)
}
const stateOf = async (email: string) => {
  const { subscribers } = await shop.openDesk()
  return (await subscribers.list({})).subscribers.find((found) => found.email === email)
}
/** The path of a link in a letter. */
const linkIn = (text: string, page: string) =>
  new RegExp(`${page}\\?key=[\\w-]+`).exec(text)?.[0] ?? ''

it('sends only a confirmation before the subscriber confirms, and unsubscribes with one click', async () => {
  const email = 'asha@example.com'
  const joined = await join(email)
  expect([joined.status, await joined.text()]).toEqual([
    200,
    expect.stringContaining(`A link is on its way to ${email}`),
  ])
  const [asked] = await lettersTo(email)
  expect(asked).toMatchObject({ kind: 'confirmation', state: 'waiting' })
  expect(await stateOf(email)).toMatchObject({
    state: 'pending',
    consentWords: newsletterForm.consent,
  })

  const link = linkIn(asked?.text ?? '', '/subscription')
  const visited = await shop.ask(link)
  expect(await visited.text()).toContain(words.confirm.button)
  expect(visited.headers.get('Cache-Control')).toBe('no-store')
  expect(await stateOf(email)).toMatchObject({ state: 'pending' })
  for (const _ of [1, 2]) expect(await (await post(link)).text()).toContain(words.confirmed.text)
  expect(await stateOf(email)).toMatchObject({ state: 'confirmed' })

  const [welcome, ...others] = await lettersTo(email)
  expect(others).toHaveLength(1)
  // There is no evidence that the store has the code.
  expect(welcome?.text).not.toMatch(/WELCOME10|10%/)
  const end = linkIn(welcome?.text ?? '', '/unsubscribe')
  expect(await (await shop.ask(end)).text()).toContain(words.unsubscribe.button)
  expect(await stateOf(email)).toMatchObject({ state: 'confirmed' })
  const ended = await post(end, 'List-Unsubscribe=One-Click')
  expect(ended.status).toBe(200)
  expect(await stateOf(email)).toMatchObject({ state: 'unsubscribed' })
  expect((await post(link)).status).toBe(404)
})

it('sends an address at most one confirmation link a day, however it is spelled', async () => {
  for (const email of ['ravi@example.com', 'RAVI+1@example.com', 'ravi@example.com'])
    expect((await join(email)).status).toBe(200)
  const letters = [
    ...(await lettersTo('ravi@example.com')),
    ...(await lettersTo('RAVI+1@example.com')),
  ]
  expect(letters).toHaveLength(1)
})

it('responds the same whether or not an address is subscribed', async () => {
  const texts = await Promise.all(
    ['asha@example.com', 'nobody@example.com'].map(async (email) =>
      (await (await join(email)).text()).replaceAll(email, ''),
    ),
  )
  expect(texts[0]).toBe(texts[1])
})

it.each(['', 'asha', 'a@b.example, c@d.example', 'a@example.com\r\nBcc: b@example.com'])(
  'rejects the address %j',
  async (email) => {
    expect((await join(email)).status).toBe(400)
  },
)

it.each(['/subscription', '/unsubscribe'])('%s without a valid key responds 404', async (path) => {
  for (const key of ['', '?key=', '?key=x', `?key=${'a'.repeat(32)}`, '?key=%00%27'])
    expect((await post(path + key)).status).toBe(404)
})

it('responds 503 when the desk fails, and does not claim to have sent anything', async () => {
  shop.replaceDesk(() => Promise.reject(new Error('Disk full')))
  const answer = await join('meera@example.com')
  shop.replaceDesk(shop.openDesk)
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringContaining(words.failed.text),
  ])
})

it('has the form only where mail can be sent', async () => {
  expect((await join('asha@example.com', silent)).status).toBe(404)
  expect(await (await silent.ask('/')).text()).not.toContain('/api/subscription')
  const home = await (await shop.ask('/')).text()
  expect(home).toContain('action="/api/subscription"')
  expect(home).toContain(newsletterForm.consent)
  expect(home).not.toContain(newsletterForm.textWithCode)
})
