import { beforeEach, describe, expect, it } from 'vitest'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { deskEntry } from '#content/desk/entry.ts'
import { codeAt } from '#test/desk/authenticator.ts'
import { cookieOf, type OpenDeskSite, openDeskSite, SECRET } from '#test/desk/open-desk-site.ts'
import { password } from '#test/desk/staff-steps.ts'

/** All that a stranger may open. */
const openPaths = ['/desk/sign-in', '/desk/second-step', '/desk/set-up']

let opened: OpenDeskSite
beforeEach(async () => {
  opened = await openDeskSite()
})

/** Every page and action of the desk, read from the site, so that a new one is tested too. */
const listRoutes = ({ site }: OpenDeskSite) =>
  site.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      path: path.replace(/:id(\{[^}]*\})?/, '1').replace(':action', 'pack'),
    }))
    .filter(({ path }) => !openPaths.includes(path))

/** Everything that an action could change. */
const stateOf = async ({ desk, store }: OpenDeskSite) =>
  JSON.stringify([
    await desk.history.listAll(),
    await desk.messages.find(1),
    await desk.staff.list(),
    store.orderProgress.get(1),
    store.inventory.stockOf(11),
    await desk.database.selectFrom('staff_sessions').select('hash').execute(),
  ])

describe('the desk shows and does nothing without the password', () => {
  it('the desk has pages and actions to test', () => {
    const routes = listRoutes(opened)
    expect(routes.filter(({ method }) => method === 'GET').length).toBeGreaterThan(4)
    expect(routes.filter(({ method }) => method === 'POST').length).toBeGreaterThan(10)
  })

  it.each([
    ['no session', async () => ''],
    ['a session that never existed', async () => `__Host-desk=${'a'.repeat(43)}`],
    ['a session under the plain name', async () => (await opened.setUp()).replace('__Host-', '')],
    [
      'the hash of a session in the database',
      async () => {
        await opened.setUp()
        const { hash } = await opened.desk.database
          .selectFrom('staff_sessions')
          .select('hash')
          .executeTakeFirstOrThrow()
        return `__Host-desk=${hash}`
      },
    ],
    [
      'a session that was signed out',
      async () => {
        const cookie = await opened.setUp()
        await opened.post(
          '/desk/sign-out',
          { [formFields.token]: await opened.tokenOf(cookie) },
          cookie,
        )
        return cookie
      },
    ],
    [
      'a session that is too old',
      async () => {
        const cookie = await opened.setUp()
        opened.clock.pass(9 * 60 * 60_000)
        return cookie
      },
    ],
    [
      'a member who was removed',
      async () => {
        const owner = await opened.setUp()
        const [member] = await opened.desk.staff.list()
        const invited = member && (await opened.desk.staff.invite('Ravi', member))
        const cookie = await opened.join(invited && 'token' in invited ? invited.token : '')
        expect(await opened.get(cookie)).toContain('Ravi')
        expect(await opened.get(owner)).toContain('Meera')
        if (member) await opened.desk.staff.remove(2, member)
        return cookie
      },
    ],
    [
      'a password without its second factor',
      async () => {
        await opened.setUp()
        const [member] = await opened.desk.staff.list()
        const secret = member && (await opened.desk.staff.offerFactor(member))
        const code = codeAt(secret ?? '', opened.clock.now())
        if (member) expect(await opened.desk.staff.beginFactor(member, code)).not.toBeNull()
        const first = await opened.post('/desk/sign-in', { name: 'Meera', password })
        expect(first.headers.get('Location')).toContain('/desk/second-step')
        return cookieOf(first)
      },
    ],
  ])('with %s', async (_, prepare) => {
    const cookie = await prepare()
    const before = await stateOf(opened)
    for (const { method, path } of listRoutes(opened)) {
      const headers = { Cookie: cookie }
      const answer = await opened.ask(path, { method, headers })
      const seen = `${method} ${path}: ${answer.status} ${answer.headers.get('Location') ?? ''}`
      expect(seen).toMatch(method === 'GET' ? /: 303 \/desk\/sign-in/ : /: 401 $/)
      const text = await answer.text()
      for (const shown of [SECRET, 'Asha', 'Meera', 'T-1001', 'PG1001'])
        expect(text).not.toContain(shown)
    }
    expect(await stateOf(opened)).toBe(before)
  })

  it.each([
    ['without a token', async () => ''],
    ['with a made-up token', async () => 'a'.repeat(43)],
    [
      'with the token of another session',
      async () => {
        const other = await opened.post('/desk/sign-in', { name: 'Meera', password })
        return opened.tokenOf(cookieOf(other))
      },
    ],
  ])('with a forged form %s', async (_, makeToken) => {
    const cookie = await opened.setUp()
    const token = await makeToken()
    const before = await stateOf(opened)
    const actions = listRoutes(opened).filter(({ method }) => method === 'POST')
    for (const { path } of actions) {
      const fields = { [formFields.token]: token, text: 'Forged', name: 'Thief', id: '1' }
      expect(`${path}: ${(await opened.post(path, fields, cookie)).status}`).toBe(`${path}: 403`)
    }
    expect(await stateOf(opened)).toBe(before)
  })

  it.each([
    ['/desk/stock', true],
    ['/desk/messages/1/answer', false],
  ])('says of %s which typed values the browser does not keep', async (path, isSaid) => {
    const page = await (await opened.post(path, {})).text()
    expect(page).toContain(deskEntry.signedOutLead)
    expect(page.includes(deskEntry.signedOutStock)).toBe(isSaid)
  })
})
