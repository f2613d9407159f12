import { expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

/** A browser with its cookies, whose tabs are checkouts of their own. */
async function openBrowser() {
  const shop = await openTestCheckout()
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.get(path, { ...init, headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      expect(line).toMatch(/; Max-Age=1800; Path=\/local-store\/checkouts; HttpOnly; SameSite=Lax$/)
      const [name = '', value = ''] = line.split(';', 1).join('').split('=')
      cookies.set(name, value)
    }
    return answer
  }
  const openTab = async (quantities: Record<string, number>) => {
    const { checkout } = await createTestCart(shop, quantities)
    let page = await (await send(checkout)).text()
    const look = async (path = checkout) => {
      const answer = await send(path)
      page = await answer.clone().text()
      return textOf(answer)
    }
    const press = async (typed: Record<string, string> = {}) => {
      const hidden = [...page.matchAll(/<input type="hidden"[^>]* name="([^"]*)" value="([^"]*)"/g)]
      const form = hidden.map(([, name = '', value = '']) => [name, value])
      const body = new URLSearchParams({ ...goodForm, ...Object.fromEntries(form), ...typed })
      return locationOf(await send(checkout, { method: 'POST', body }))
    }
    return { look, press }
  }
  return { cookies, openTab }
}

const WARNING = 'You have just ordered this'
const PLACED = /^\/local-store\/orders\//
const CHECKOUT = /^\/local-store\/checkouts\//

it('a cart whose checkout is open in two tabs is paid twice only by who was told', async () => {
  const { openTab } = await openBrowser()
  const first = await openTab({ jugaad: 1 })
  const second = await openTab({ jugaad: 1 })
  expect(await first.press()).toMatch(PLACED)
  const answer = await second.press()
  expect(answer).toMatch(CHECKOUT)
  expect(await second.look(answer)).toContain(`${WARNING} Jugaad! : in your order PG1001`)
  expect(await second.press()).toMatch(PLACED)
})

it('who was told, and corrects an error first, is not asked again', async () => {
  const { openTab } = await openBrowser()
  const first = await openTab({ jugaad: 1 })
  const second = await openTab({ jugaad: 1 })
  await first.press()
  await second.look(await second.press())
  expect(await second.look(await second.press({ phone: '12' }))).toContain(
    'One field needs your attention',
  )
  expect(await second.press()).toMatch(PLACED)
})

it('an error before the notice does not stand for it', async () => {
  const { openTab } = await openBrowser()
  const first = await openTab({ jugaad: 1 })
  const second = await openTab({ jugaad: 1 })
  await first.press()
  expect(await second.look(await second.press({ phone: '12' }))).not.toContain(WARNING)
  expect(await second.look(await second.press())).toContain(WARNING)
})

it('an order before the last is known too', async () => {
  const { openTab } = await openBrowser()
  const first = await openTab({ jugaad: 1 })
  const second = await openTab({ jugaad: 1 })
  await first.press()
  await (await openTab({ 'drunk-ludo': 1 })).press()
  expect(await second.look(await second.press())).toContain(
    `${WARNING} Jugaad! : in your order PG1001`,
  )
})

it('only a page as a whole says that its notice was seen, not a part that a PIN code renews', async () => {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const page = await (await shop.get(checkout)).text()
  expect(page).toMatch(/<input type="hidden" name="repeated" value="">/)
})

it('games that the first order sold out are named as ordered and as sold out', async () => {
  const { openTab } = await openBrowser()
  const first = await openTab({ 'last-one': 1 })
  const second = await openTab({ 'last-one': 1 })
  await first.press()
  const text = await second.look(await second.press())
  expect(text).toContain(`${WARNING} Last One : in your order PG1001`)
  expect(text).toContain('Last One : sold out')
})

it('a checkout opened after the order says so before the button is pressed', async () => {
  const { openTab } = await openBrowser()
  await (await openTab({ jugaad: 1 })).press()
  const later = await openTab({ jugaad: 1 })
  expect(await later.look()).toContain(WARNING)
  expect(await later.press()).toMatch(PLACED)
})

it('of other games beside them, only those are named', async () => {
  const { openTab } = await openBrowser()
  await (await openTab({ jugaad: 1, 'last-one': 1 })).press()
  const more = await openTab({ 'drunk-ludo': 1, jugaad: 2 })
  expect(await more.look()).toContain(`${WARNING} Jugaad! : in your order PG1001 Press the button`)
})

it('other games are ordered without a question', async () => {
  const { openTab } = await openBrowser()
  await (await openTab({ jugaad: 1 })).press()
  const other = await openTab({ 'drunk-ludo': 1 })
  expect(await other.look()).not.toContain('You have just ordered')
  expect(await other.press()).toMatch(PLACED)
})

it('an order that the store does not know is none', async () => {
  const { cookies, openTab } = await openBrowser()
  cookies.set('recent-orders', `${'x'.repeat(32)}.`)
  expect(await (await openTab({ jugaad: 1 })).press()).toMatch(PLACED)
})
