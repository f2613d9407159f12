import { expect, it } from 'vitest'
import { browseTestCheckout } from '#test/local-store/browse-test-checkout.ts'

/** A checkout's page, whose requests stay under way. */
async function openPage() {
  const { document, Event } = await browseTestCheckout()
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
