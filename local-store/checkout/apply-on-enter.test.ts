import { expect, it } from 'vitest'
import { browseTestCheckout } from '#test/local-store/browse-test-checkout.ts'

/** The page with its script, and what its form would send. */
async function openPage() {
  const browser = await browseTestCheckout()
  const sent: (string | null | undefined)[] = []
  browser.document.addEventListener('submit', (event) => {
    sent.push(event.submitter?.getAttribute('value'))
    event.preventDefault()
  })
  const enter = (id: string) => {
    const init = { key: 'Enter', bubbles: true, cancelable: true }
    const event = new browser.KeyboardEvent('keydown', init)
    browser.document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { browser, sent, enter }
}

it.each([
  ['discountCode', 'apply-code'],
  ['giftCard', 'apply-card'],
])('Enter in the box %s presses its own button, and nothing else', async (id, value) => {
  const { sent, enter } = await openPage()
  expect(enter(id)).toBe(true)
  expect(sent).toEqual([value])
})

it('Enter in another field sends the form as such', async () => {
  const { browser, enter } = await openPage()
  expect([enter('email'), enter('cardCvc')]).toEqual([false, false])
  expect(browser.document.querySelector('button[name=intent]')?.getAttribute('value')).toBe('next')
})
