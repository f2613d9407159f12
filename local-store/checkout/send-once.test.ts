import { expect, it, vi } from 'vitest'
import { browseTestCheckout } from '#test/local-store/browse-test-checkout.ts'

/** A checkout's page, whose requests stay under way. */
async function openPage() {
  const window = await browseTestCheckout()
  const { document, Event } = window
  const sent: Event[] = []
  // The last listener: the page itself cannot navigate here.
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(event)
    event.preventDefault()
  })
  const form = document.querySelector('form.checkout')
  return {
    sent,
    press: () => document.querySelector<HTMLElement>('button[value=pay]')?.click(),
    type: () =>
      document.getElementById('city')?.dispatchEvent(new Event('input', { bubbles: true })),
    comeBack: () => window.dispatchEvent(new Event('pageshow')),
    saysSo: () => form?.classList.contains('is-sent'),
  }
}

it('an order pressed three times is sent once, and its page shows that it was', async () => {
  const { sent, press, saysSo } = await openPage()
  expect(saysSo()).toBe(false)
  press()
  expect(saysSo()).toBe(true)
  press()
  press()
  expect(sent).toHaveLength(1)
})

it('it can be sent again after the page was corrected', async () => {
  const { sent, press, type, saysSo } = await openPage()
  press()
  type()
  expect(saysSo()).toBe(false)
  press()
  expect(sent).toHaveLength(2)
})

it('it can be sent again after Back, and once nobody waits for its request any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sent, press, comeBack, saysSo } = await openPage()
  press()
  comeBack()
  expect(saysSo()).toBe(false)
  press()
  vi.advanceTimersByTime(9_999)
  press()
  expect(sent).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(saysSo()).toBe(false)
  press()
  expect(sent).toHaveLength(3)
})
