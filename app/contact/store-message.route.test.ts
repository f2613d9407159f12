import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { contact } from '#content/contact.ts'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

const shop = await openShop({ FIGURES: 'measured' })
afterAll(() => shop.close())

let mails = 0
let typed: Record<string, string>
/** A different mailbox for each test. */
beforeEach(async () => {
  shop.replaceDesk(shop.openDesk)
  mails += 1
  typed = {
    name: 'Asha Rao',
    email: `asha${mails}@example.com`,
    phone: '+919876543210',
    query: 'Do you deliver to <b>Leh</b>?',
  }
})

const send = (body: object, buyerIp: string | null = null) =>
  shop.askFrom(buyerIp, '/api/message', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SHOP_ORIGIN },
    body: JSON.stringify(body),
  })
const sendForm = (fields: Record<string, string>, buyerIp: string | null = null) =>
  shop.askFrom(buyerIp, '/api/message', {
    method: 'POST',
    headers: { Origin: SHOP_ORIGIN },
    body: new URLSearchParams(fields),
  })
/** The messages from this mailbox that the desk has stored. */
const listStored = async () =>
  (await (await shop.openDesk()).messages.list({ search: typed.email })).messages
const TOO_MANY = specified('Too many attempts')
const WAIT = /Please wait \d+ minutes before trying again\./

describe('a message', () => {
  it('is stored without markup before its ticket is returned', async () => {
    const answer = await send({ ...typed, key: 'a-key-of-one-message' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const [stored] = await listStored()
    expect(stored).toMatchObject({ text: 'Do you deliver to Leh?', kind: 'query', state: 'open' })
    const description = specified("We'll get back to you within 24 hours via email or WhatsApp.")
    const message = `${description} Your ticket is ${stored?.ticket}.`
    expect(await answer.json()).toEqual({ ticket: stored?.ticket, message })
  })

  it('sent again with the same key is stored once', async () => {
    const body = { ...typed, key: `key-of-${typed.email}`.replace(/\W/g, '-') }
    const answers = await Promise.all([send(body), send(body), send(body)])
    const tickets = await Promise.all(answers.map(async (answer) => (await answer.json()).ticket))
    expect(new Set(tickets).size).toBe(1)
    expect(await listStored()).toHaveLength(1)
  })

  it('that breaks the rules of the form is rejected with the errors, and not stored', async () => {
    const answer = await send({ ...typed, query: 'Leh?', phone: 'none' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      message: specified('Please correct the errors below.'),
      errors: {
        query: specified('Query must be at least 10 characters'),
        phone: specified('Please enter a valid phone number'),
      },
    })
    expect(await listStored()).toEqual([])
  })

  it.each([
    ['text', '"hello"'],
    ['nothing', 'null'],
    ['a list', '[1]'],
  ])('that is %s instead of an object is rejected', async (_, body) => {
    const headers = { 'Content-Type': 'application/json', Origin: SHOP_ORIGIN }
    const answer = await shop.ask('/api/message', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  })

  // spec 5.034
  it('is refused after three from one mailbox in ten minutes, with the specified text', async () => {
    for (const at of [1, 2, 3]) await send({ ...typed, query: `Question number ${at}` })
    const refused = await send({ ...typed, query: 'Question number 4' })
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({ message: 'Please wait 10 minutes before trying again.' })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect(await listStored()).toHaveLength(3)
  })

  it('from an address with too many requests is refused with the same text', async () => {
    const invalid = { ...typed, query: '' }
    for (let at = 0; at < 20; at += 1) await send(invalid, '192.0.2.9')
    const refused = await send(typed, '192.0.2.9')
    expect(refused.status).toBe(429)
    expect((await refused.json()).message).toMatch(WAIT)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    const page = await sendForm(typed, '192.0.2.9')
    expect([page.status, pageText(await page.text())]).toEqual([
      429,
      expect.stringContaining(TOO_MANY),
    ])
    expect(await listStored()).toEqual([])
  })

  it('is not confirmed when the desk fails, which is logged once', async () => {
    const logged = shop.logged.length
    shop.replaceDesk(() => Promise.reject(new Error('database or disk is full')))
    const answer = await send(typed)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      message: specified('An error occurred. Please try again later.'),
    })
    expect(shop.logged.slice(logged)).toMatchObject([{ level: 50, msg: 'Keep message failed' }])
    shop.replaceDesk(shop.openDesk)
    expect(await listStored()).toEqual([])
  })

  it('from another site is refused', async () => {
    const answer = await shop.ask('/api/message', {
      method: 'POST',
      headers: { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams(typed),
    })
    expect(answer.status).toBe(403)
    expect(await listStored()).toEqual([])
  })

  it('is accepted only by POST', async () => {
    expect((await shop.ask('/api/message')).status).toBe(405)
  })
})

describe('without script', () => {
  it('the form posts to the message route', async () => {
    const page = await (await shop.ask('/contact')).text()
    const [form = ''] = /<form[^>]*action="\/api\/message"[^>]*>/.exec(page) ?? []
    expect(form).toContain('method="post"')
  })

  it('a message is stored once, and answered with a page that shows its ticket', async () => {
    const answers = [await sendForm(typed), await sendForm(typed)]
    const [stored, ...others] = await listStored()
    expect(others).toEqual([])
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
      const text = pageText(await answer.text())
      expect(text).toContain(specified('Query Submitted!'))
      expect(text).toContain(contact.form.ticket(stored?.ticket ?? 'none'))
    }
  })

  it('errors are shown at their fields, whose values are kept', async () => {
    const answer = await sendForm({ ...typed, query: 'Is "Leh?' })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(pageText(page)).toContain(specified('Query must be at least 10 characters'))
    expect(page).toContain(`value="${typed.email}"`)
    expect(page).toContain('>Is &quot;Leh?</textarea>')
    expect(page).toMatch(/<textarea[^>]*aria-invalid="true"/)
    // The sheet with its checkbox's styles.
    const [sheet] = /href="[^"]*\/contact-[^"]*\.css"/.exec(page) ?? []
    expect(await (await shop.ask('/contact')).text()).toContain(sheet ?? 'no sheet')
  })

  it('a message that could not be stored is shown in the form again', async () => {
    shop.replaceDesk(() => Promise.reject(new Error('gone')))
    const answer = await sendForm(typed)
    expect(answer.status).toBe(503)
    const page = await answer.text()
    expect(pageText(page)).toContain(specified('An error occurred. Please try again later.'))
    expect(page).toContain(`value="${typed.email}"`)
    shop.replaceDesk(shop.openDesk)
    for (const at of [1, 2, 3]) await sendForm({ ...typed, query: `Question number ${at}` })
    const refused = await sendForm(typed)
    expect(refused.status).toBe(429)
    expect(pageText(await refused.text())).toMatch(WAIT)
  })
})

it('the demonstration shop has no message route, and its form simulates sending', async () => {
  const demonstration = await openShop()
  const page = await (await demonstration.ask('/contact')).text()
  expect(page).not.toContain('action="/api/message"')
  const answer = await demonstration.ask('/api/message', {
    method: 'POST',
    headers: { Origin: SHOP_ORIGIN },
    body: new URLSearchParams(typed),
  })
  expect(answer.status).toBe(404)
  await demonstration.close()
})
