import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

/** Places an order by Asha Rao, and returns ways to open its page some hours later. */
async function order(hours: number, buyerIp: string | null = null) {
  let now = new Date('2026-04-15T10:00:00Z')
  const shop = await openTestCheckout({ now: () => now, addressLimits: 0.2 }, {}, buyerIp)
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const answer = await shop.post(checkout, { ...goodForm, expectedTotal: '45000' })
  const path = answer.headers.get('Location') ?? ''
  now = new Date(now.getTime() + hours * 3_600_000)
  const show = (contact: string, headers: HeadersInit = {}) => shop.post(path, { contact }, headers)
  return {
    shop,
    path,
    look: (Cookie = '') => shop.get(path, { headers: { Cookie } }),
    show,
    /** Sends the form, and opens what its redirect leads to, as a browser does. */
    async follow(contact: string) {
      const answer = await show(contact)
      const location = locationOf(answer)
      const [cookie = ''] = answer.headers.getSetCookie()
      const [Cookie = ''] = cookie.split(';')
      return { location, cookie, page: await shop.get(location, { headers: { Cookie } }) }
    },
  }
}

const secrets = ['Asha', 'Rao', '12 Linking Road', '400050', 'asha@example.com', '98765', '43210']

describe('the page of an order', () => {
  it('shows its buyer on the day of the order', async () => {
    const text = await textOf(await (await order(23)).look())
    for (const secret of secrets) expect(text).toContain(secret)
    expect(text).not.toContain('Is this your order?')
  })

  it('hides them a day later, and says what was ordered', async () => {
    const { look } = await order(25)
    const page = await (await look()).text()
    for (const secret of secrets) expect(page).not.toContain(secret)
    expect(page).toContain('Jugaad!')
    expect(page).toContain('a••••@example.com')
    expect(page).toContain('Mumbai')
  })

  it.each(['asha@example.com', ' ASHA+x@Example.com', '98765 43210', '+91-98765-43210'])(
    'shows them for ten minutes in the browser of who knows %s',
    async (contact) => {
      const { look, follow, path } = await order(25)
      const { location, cookie, page } = await follow(contact)
      expect(location).toBe(path)
      expect(page.headers.get('Cache-Control')).toBe('no-store')
      const text = await textOf(page)
      for (const secret of secrets) expect(text).toContain(secret)
      expect(cookie).toMatch(/^order-contact=[\w-]{43}; Max-Age=600;/)
      for (const part of [`Path=${path}`, 'HttpOnly', 'SameSite=Lax'])
        expect(cookie).toContain(part)
      expect(await textOf(await look())).not.toContain('Asha')
    },
  )

  it.each(['ravi@example.com', '3210', '43210', '', '@', '<b>'])(
    'tells nothing to who enters %j',
    async (contact) => {
      const { follow, path } = await order(25)
      const answer = await follow(contact)
      expect(answer.location).toBe(`${path}?contact=wrong`)
      expect(answer.cookie).toBe('')
      const page = await answer.page.text()
      expect(page).toContain('does not match the email address or phone number')
      expect(page).not.toContain('Linking')
      expect(page).not.toContain('<b>')
    },
  )

  it('lets nobody try long', async () => {
    const { follow } = await order(25, '192.0.2.1')
    expect((await follow('1@example.com')).location).toContain('?contact=wrong')
    expect((await follow('2@example.com')).location).toContain('?contact=wrong')
    const { page, cookie } = await follow('asha@example.com')
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
    const text = await textOf(page)
    expect(text).toMatch(/Too many attempts came from your network. Try again in \d+/)
    expect(text).not.toContain('Linking')
    expect(cookie).toBe('')
  })

  it('counts made-up cookies as attempts', async () => {
    const { look, follow } = await order(25, '192.0.2.1')
    for (const guess of ['one', 'two'])
      expect(await textOf(await look(`order-contact=${guess}`))).not.toContain('Linking')
    expect((await follow('asha@example.com')).location).toContain('?contact=wait')
  })

  it('asks again, without a complaint, once the wait is over', async () => {
    const { shop, path } = await order(25)
    const text = await textOf(await shop.get(`${path}?contact=wait`))
    expect(text).toContain('Is this your order?')
    expect(text).not.toContain('Too many')
  })

  it('takes no form from another site', async () => {
    const { show } = await order(25)
    const answer = await show('asha@example.com', { Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('Linking')
  })
})
