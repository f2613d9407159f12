// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { InShop, InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { ContactForm } from './contact-form.tsx'
// The validation rules load on demand; the test loads them first.
import '#commerce/model/forms/contact-form.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast: toast,
}))

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

function fillAll(query = 'Do you deliver to Leh?') {
  show()
  fill('Name', 'Asha Rao')
  fill('Phone', '+919876543210')
  fill('Email', 'asha@example.com')
  fill('Query', query)
}

const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send query' }))
    await vi.advanceTimersByTimeAsync(0)
  })

const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

beforeEach(() => {
  localStorage.clear()
  toast.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
const show = (wrapper = InSimulatedShop) => render(<ContactForm />, { wrapper })
afterEach(() => void vi.useRealTimers())

// spec 4.053, 8.050
it('accepts a query, then clears itself and stays', async () => {
  fillAll()
  await send()
  expect(screen.getByRole('button', { name: specified('Sending...') })).toBeTruthy()
  await wait(2000)
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    title: specified('Query Submitted!'),
    description: specified("We'll get back to you within 24 hours via email or WhatsApp."),
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Query').value).toBe('')
})

it.each([
  ['too short', 'Leh?', 'Query must be at least 10 characters'],
  [
    'short but for its markup',
    '<b>short</b><script>alert(1)</script>',
    'Query must be at least 10 characters',
  ],
  ['too long', 'a'.repeat(1001), 'Query must be less than 1000 characters'],
  ['a megabyte', 'a'.repeat(1_000_000), 'Query must be less than 1000 characters'],
])('refuses a query that is %s', async (_, query, message) => {
  fillAll(query)
  await send()
  expect(screen.getByText(specified(message))).toBeTruthy()
})

// spec 5.034
it('accepts three queries per e-mail address in ten minutes', async () => {
  const now = Date.now()
  const attempts = { 'asha@example.com': [now - 3000, now - 2000, now - 1000] }
  localStorage.setItem('party-gully-attempts-contact', JSON.stringify(attempts))
  fillAll()
  await send()
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    title: 'Too many attempts',
    description: 'Please wait 10 minutes before trying again.',
  })
})

it('shows the address to write to where nothing is sent', () => {
  show(InShop)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe(`mailto:${brand.email}`)
})
