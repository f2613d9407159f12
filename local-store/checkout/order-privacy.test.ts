import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
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
  return {
    look: () => shop.get(path),
    show: (contact: string, headers: HeadersInit = {}) => shop.post(path, { contact }, headers),
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
    'shows them to who knows %s, for this once',
    async (contact) => {
      const { look, show } = await order(25)
      const shown = await show(contact)
      expect(shown.status).toBe(200)
      expect(shown.headers.get('Cache-Control')).toBe('no-store')
      const text = await textOf(shown)
      for (const secret of secrets) expect(text).toContain(secret)
      expect(await textOf(await look())).not.toContain('Asha')
    },
  )

  it.each(['ravi@example.com', '3210', '43210', '', '@', '<b>'])(
    'tells nothing to who enters %j',
    async (contact) => {
      const { show } = await order(25)
      const answer = await show(contact)
      expect(answer.status).toBe(422)
      const page = await answer.text()
      expect(page).toContain('does not match the e-mail address or phone number')
      expect(page).not.toContain('Linking')
      expect(page).not.toContain('<b>')
    },
  )

  it('lets nobody try long', async () => {
    const { show } = await order(25, '192.0.2.1')
    expect((await show('1@example.com')).status).toBe(422)
    expect((await show('2@example.com')).status).toBe(422)
    const refused = await show('asha@example.com')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.text()).not.toContain('Linking')
  })

  it('takes no form from another site', async () => {
    const { show } = await order(25)
    const answer = await show('asha@example.com', { Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toContain('Linking')
  })
})
