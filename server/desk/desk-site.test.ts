import { beforeEach, describe, expect, it } from 'vitest'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { deskMessages } from '#content/desk/messages.ts'
import { countAttempt } from '#desk/staff/count-attempt.ts'
import { limitsOfName } from '#desk/staff/sign-in-limits.ts'
import { codeAt } from '#test/desk/authenticator.ts'
import { cookieOf, type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { password } from '#test/desk/staff-steps.ts'

let opened: OpenDeskSite
beforeEach(async () => {
  opened = await openDeskSite()
})

describe('a response of the desk', () => {
  it.each(['/desk', '/desk/sign-in', '/desk/nothing', '/desk/set-up?token=x'])(
    'is not cached, indexed, framed or scripted: %s',
    async (path) => {
      const { headers } = await opened.ask(path)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
    },
  )

  it('sets a session cookie that neither scripts nor other sites can reach', async () => {
    const token = (await opened.desk.staff.offerSetup()) ?? ''
    const answer = await opened.post('/desk/set-up', { token, name: 'Meera', password })
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('to signing out removes the session cookie', async () => {
    const answer = await opened.act(await opened.setUp(), '/desk/sign-out')
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-desk=; Max-Age=0; Path=\/; /)
  })

  it('escapes markup in what shoppers write', async () => {
    const cookie = await opened.setUp()
    const shopper = { name: '<script>x', email: 'a@example.com', phone: '9123456789' }
    const query = '<script>alert(1)</script> "quoted"'
    await opened.desk.messages.store({ ...shopper, kind: 'query', key: null, query })
    for (const path of ['/desk', '/desk/messages', '/desk/messages/2']) {
      const page = await opened.get(cookie, path)
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(page).not.toMatch(/<script|javascript:| on\w+="/)
    }
  })

  it('redirects after sign-in to the requested page, never to another site', async () => {
    await opened.setUp()
    const wanted = await opened.ask('/desk/messages/1')
    expect(wanted.headers.get('Location')).toBe('/desk/sign-in?next=%2Fdesk%2Fmessages%2F1')
    for (const [next, path] of [
      ['/desk/messages/1', '/desk/messages/1'],
      ['//evil.example', '/desk'],
      ['/desk//evil.example', '/desk'],
      ['/desk\\evil', '/desk'],
      ['https://evil.example', '/desk'],
      ['/deskevil', '/desk'],
      ['/desk/../discount/X?redirect=/', '/desk'],
      ['/desk/%2E%2e/cart', '/desk'],
    ]) {
      const door = await opened.ask(`/desk/sign-in?${new URLSearchParams({ next: next ?? '' })}`)
      expect(await door.text()).toContain(`name="next" value="${path}"`)
    }
    const fields = { name: 'Meera', password, next: '//evil.example' }
    const answer = await opened.post('/desk/sign-in', fields)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/desk'])
  })

  it('to too many sign-in attempts says how long to wait', async () => {
    await opened.setUp()
    const guess = () => opened.post('/desk/sign-in', { name: 'Meera', password: 'a guess' })
    expect((await guess()).status).toBe(422)
    const { database, now } = opened.desk
    const limits = limitsOfName({ nameKey: 'meera', address: '192.0.2.1', device: null })
    for (let at = 0; at < 9; at += 1) await countAttempt(database, limits, now())
    const refused = await guess()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '901'])
    expect(await refused.text()).toContain('Too many tries. Try again in 16 minutes.')
  })
})

it('strangers’ attempts do not lock out a device that has signed in before', async () => {
  await opened.setUp()
  const right = { name: 'Meera', password }
  const first = await opened.post('/desk/sign-in', right)
  const [device = ''] =
    /__Host-desk-device=[\w.-]+/.exec(first.headers.get('Set-Cookie') ?? '') ?? []
  expect(first.headers.get('Set-Cookie')).toMatch(
    /__Host-desk-device=1\.\w+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict/,
  )
  const { database, now } = opened.desk
  const limits = limitsOfName({ nameKey: 'meera', address: '192.0.2.1', device: null })
  for (let at = 0; at < 10; at += 1) await countAttempt(database, limits, now())
  expect((await opened.post('/desk/sign-in', right)).status).toBe(429)
  expect((await opened.post('/desk/sign-in', right, device)).status).toBe(303)
  expect((await opened.ask('/desk', { headers: { Cookie: device } })).status).toBe(303)
})

describe('at the desk', () => {
  it('a complaint is answered, assigned and closed once each, with names in the log', async () => {
    const cookie = await opened.setUp()
    expect(await opened.get(cookie)).toContain('T-1001 · Asha Rao')
    const answer = { text: 'It comes on Saturday.', [formFields.key]: 'key-of-this-form' }
    await opened.act(cookie, '/desk/messages/1/answer', answer)
    await opened.act(cookie, '/desk/messages/1/answer', answer)
    await opened.act(cookie, '/desk/messages/1/to-grievance')
    await opened.act(cookie, '/desk/messages/1/assign', { assignee: 'Meera' })
    const closed = await opened.act(cookie, '/desk/messages/1/close')
    expect(closed.headers.get('Location')).toBe('/desk/messages/1')
    const page = await opened.get(cookie, '/desk/messages/1')
    expect(page.match(/It comes on Saturday\./g)).toHaveLength(1)
    expect(page).toContain('Open again')
    const { actions } = await opened.desk.history.listAll()
    expect(actions.map(({ what }) => what)).toEqual([
      'closed',
      'assigned',
      'classified',
      'answered',
    ])
    expect(await opened.get(cookie)).not.toContain('T-1001')
    expect(await opened.get(cookie, '/desk/log')).toContain('assigned T-1001: Meera')
  })

  it('a second answer to a message from a page opened before the first is refused, and kept', async () => {
    const cookie = await opened.setUp()
    const post = (text: string, seen: string) =>
      opened.act(cookie, '/desk/messages/1/answer', { text, seen })
    expect(await opened.get(cookie, '/desk/messages/1')).toContain('name="seen" value="0"')
    expect((await post('It comes on Saturday.', '0')).status).toBe(303)
    const refused = await post('It comes on Sunday.', '0')
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain(deskMessages.answeredSince)
    expect(page).toContain('It comes on Sunday.</textarea>')
    expect(await opened.desk.messages.listAnswers(1)).toHaveLength(1)
    expect(page).toContain('name="seen" value="1"')
    expect((await post('It comes on Sunday.', '1')).status).toBe(303)
    expect(await opened.desk.messages.listAnswers(1)).toHaveLength(2)
  })

  it('a refused answer keeps the typed text', async () => {
    const cookie = await opened.setUp()
    const text = 'x'.repeat(10_001)
    const answer = await opened.act(cookie, '/desk/messages/1/answer', { text })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('This answer is too long: 10000 characters at most.')
    expect(page).toContain(text)
  })

  it('a person’s data is exported, and erased after confirmation', async () => {
    const cookie = await opened.setUp()
    const shopper = { name: 'Asha', email: 'Asha+2@example.com', phone: '9876543210' }
    await opened.desk.messages.store({ ...shopper, kind: 'query', key: null, query: 'And now?' })
    const kept = JSON.parse(await opened.get(cookie, '/desk/messages/1/person.json'))
    expect(kept.messages).toMatchObject([{ ticket: 'T-1001' }, { text: 'And now?' }])
    expect((await opened.act(cookie, '/desk/messages/1/erase-person')).status).toBe(422)
    expect(await opened.desk.messages.find(1)).not.toBeNull()
    await opened.act(cookie, '/desk/messages/1/erase-person', { sure: 'yes' })
    expect((await opened.desk.messages.list({})).messages).toEqual([])
    expect(await opened.get(cookie, '/desk/log')).toContain('erased T-1001')
  })

  it('messages are exported as CSV without spreadsheet formulas', async () => {
    const cookie = await opened.setUp()
    const shopper = { name: '=HYPERLINK("x")', email: 'a@example.com', phone: '+919123456789' }
    await opened.desk.messages.store({ ...shopper, kind: 'query', key: null, query: '@SUM(1)' })
    const [header, first, second] = (await opened.get(cookie, '/desk/messages.csv')).split('\r\n')
    expect(header).toMatch(/^\uFEFF?Ticket,Received,Kind,/)
    expect(first).toContain(`"'=HYPERLINK(""x"")",a@example.com,'+919123456789,'@SUM(1)`)
    expect(second).toContain('T-1001,2026-03-02 15:30:00,')
  })

  it('only the owner manages staff', async () => {
    const owner = await opened.setUp()
    const invited = await opened.act(owner, '/desk/settings/invite', { name: 'Ravi' })
    const [, token = ''] = /set-up\?token=([\w-]+)/.exec(await invited.text()) ?? []
    const ravi = await opened.join(token)
    for (const [path, fields] of [
      ['invite', { name: 'Friend' }],
      ['remove', { id: '1' }],
      ['withdraw', { id: '1' }],
    ] as const)
      expect((await opened.act(ravi, `/desk/settings/${path}`, fields)).status).toBe(403)
    expect(await opened.get(ravi, '/desk/settings')).not.toContain('Invite somebody')
    const unsure = await opened.act(owner, '/desk/settings/remove', { id: '2' })
    expect([unsure.status, await unsure.text()]).toEqual([
      422,
      // In the open form of the member, below its box.
      expect.stringMatching(
        /<details open="">(?:(?!<\/form>).)*Ravi(?:(?!<\/form>).)*nobody was removed/s,
      ),
    ])
    expect(await opened.desk.staff.list()).toHaveLength(2)
    const removed = await opened.act(owner, '/desk/settings/remove', { id: '2', sure: 'yes' })
    expect(await opened.see(owner, removed)).toContain('Ravi is removed.')
    expect(await opened.desk.staff.list()).toHaveLength(1)
    // A second tap, before the page has changed, ends where the first one does.
    for (const path of ['remove', 'withdraw']) {
      const again = await opened.act(owner, `/desk/settings/${path}`, { id: '2', sure: 'yes' })
      expect(again.headers.get('Location')).toBe('/desk/settings')
      expect(await opened.see(owner, again)).not.toContain('is removed')
    }
  })

  it('the owner sees open invitations and withdraws one, whose link then opens nothing', async () => {
    const owner = await opened.setUp()
    const invited = await opened.act(owner, '/desk/settings/invite', { name: 'Ravi' })
    const [, token = ''] = /set-up\?token=([\w-]+)/.exec(await invited.text()) ?? []
    const page = await opened.get(owner, '/desk/settings')
    expect(page).toContain('Withdraw the invitation of Ravi')
    const [, id = ''] = /withdraw"[\s\S]*?name="id" value="(\d+)"/.exec(page) ?? []
    const done = await opened.act(owner, '/desk/settings/withdraw', { id })
    expect(done.headers.get('Location')).toBe('/desk/settings')
    expect(await opened.get(owner, '/desk/settings')).not.toContain('Withdraw')
    const link = await (await opened.ask(`/desk/set-up?token=${token}`)).text()
    expect(link).toContain('This link no longer works')
    expect(await opened.get(owner, '/desk/log')).toContain('withdrew the invitation of Ravi')
  })

  it('two-step sign-in is turned on with a code, and recovery codes are shown once', async () => {
    const cookie = await opened.setUp()
    const [, address = ''] =
      /href="(otpauth:[^"]+)"/.exec(await opened.get(cookie, '/desk/settings')) ?? []
    const secret = new URL(address.replaceAll('&amp;', '&')).searchParams.get('secret') ?? ''
    const code = codeAt(secret, opened.clock.now())
    expect(
      (await opened.act(cookie, '/desk/settings/begin-factor', { code: '000000' })).status,
    ).toBe(422)
    const page = await (await opened.act(cookie, '/desk/settings/begin-factor', { code })).text()
    const [recovery = ''] = /[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}/.exec(page) ?? []
    expect(await opened.get(cookie, '/desk/settings')).not.toContain(recovery)
    const first = await opened.post('/desk/sign-in', { name: 'Meera', password })
    const second = await opened.post('/desk/second-step', { code: recovery }, cookieOf(first))
    expect(await opened.get(cookieOf(second))).toContain('Today')
  })
})
