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

it('Enter in a code’s box presses its own button, and nothing else', async () => {
  const { sent, enter } = await openPage()
  expect([enter('discountCode'), enter('giftCard')]).toEqual([true, true])
  expect(sent).toEqual(['apply-code', 'apply-card'])
})

it('Enter in another field sends the form as such', async () => {
  const { browser, enter } = await openPage()
  expect([enter('email'), enter('cardCvc')]).toEqual([false, false])
  expect(browser.document.querySelector('button[name=intent]')?.getAttribute('value')).toBe('next')
})
