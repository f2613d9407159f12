// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contact } from '#content/contact.ts'
import { brand } from '#merchant/brand.ts'
import { ConnectionCheck, checked, found, lost } from '#test/connection-check.tsx'
import { expectConsoleError } from '#test/expect-console.ts'
import { fillField } from '#test/fill-field.ts'
import { InShop, InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { specifiedToast } from '#test/specified-template.ts'
import { ContactForm } from './contact-form.tsx'
// The validation rules load on demand; the test loads them first.
import '#commerce/model/forms/contact-form.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast: toast,
}))

function fillAll(query = 'Do you deliver to Leh?') {
  show()
  fillField('Name', 'Asha Rao')
  fillField('Phone', '+919876543210')
  fillField('Email', 'asha@example.com')
  fillField('Query', query)
}

const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send query' }))
    await vi.advanceTimersByTimeAsync(0)
  })

const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
const show = (wrapper = InSimulatedShop) =>
  render(
    <>
      <ContactForm />
      <ConnectionCheck />
    </>,
    { wrapper },
  )

const queryField = () => screen.getByLabelText<HTMLTextAreaElement>('Query')

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
  ['too short', 'Leh?', specified('Query must be at least 10 characters')],
  [
    'short but for its markup',
    '<b>short</b><script>alert(1)</script>',
    specified('Query must be at least 10 characters'),
  ],
  ['too long', 'a'.repeat(1001), specified('Query must be less than 1000 characters')],
  ['a megabyte', 'a'.repeat(1_000_000), specified('Query must be less than 1000 characters')],
])('refuses a query that is %s', async (_, query, message) => {
  fillAll(query)
  await send()
  expect(screen.getByText(message)).toBeTruthy()
})

it('reports a name and a phone number that are none, each at its field', async () => {
  fillAll()
  fillField('Name', 'a'.repeat(51))
  fillField('Phone', '0123')
  await send()
  const errorOf = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
      ?.textContent
  expect(errorOf('Name')).toBe(specified('Name must be less than 50 characters'))
  expect(errorOf('Phone')).toBe(specified('Please enter a valid phone number'))
  expect(toast.mock.lastCall?.[0]).toMatchObject({ title: specified('Validation Error') })
})

// spec 5.034
it('accepts three queries per e-mail address in ten minutes', async () => {
  const now = Date.now()
  const attempts = { 'asha@example.com': [now - 3000, now - 2000, now - 1000] }
  localStorage.setItem('party-gully-attempts-contact', JSON.stringify(attempts))
  fillAll()
  await send()
  const [title, text] = specifiedToast(
    'Too many attempts / Please wait {n} minutes before trying again.',
  )
  const description = text.replace('{n}', '10')
  expect(toast.mock.lastCall?.[0]).toMatchObject({ title, description })
})

it('shows the e-mail address of the shop where messages are not sent', () => {
  show(InShop)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe(`mailto:${brand.email}`)
})

describe('without a network', () => {
  const text = 'Do you deliver to Leh?'

  it('a query is queued, and the form says so instead of confirming it', async () => {
    fillAll()
    await checked(lost)
    await send()
    await wait(2000)
    expect(toast).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe(contact.form.queued)
    expect(queryField().value).toBe(text)
  })

  it('navigator.onLine is enough to queue a query', async () => {
    fillAll()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await send()
    await wait(2000)
    expect(toast).not.toHaveBeenCalled()
    expect(screen.getByText(contact.form.queued)).toBeTruthy()
  })

  it('a queued query is sent once the network is back, and counted once', async () => {
    fillAll()
    await checked(lost)
    await send()
    await wait(2000)
    await checked(found)
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeTruthy()
    await wait(2000)
    expect(toast.mock.lastCall?.[0]).toMatchObject({ title: contact.form.success.title })
    expect([queryField().value, screen.getByRole('status').textContent]).toEqual(['', ''])
    const attempts = JSON.parse(localStorage.getItem('party-gully-attempts-contact') ?? '{}')
    expect(attempts['asha@example.com']).toHaveLength(1)
    expect(localStorage.getItem('party-gully-message')).toBeNull()
  })

  it('a queued query survives until the next visit, and waits for its network check', async () => {
    fillAll()
    await checked(lost)
    await send()
    await wait(2000)
    cleanup()
    sessionStorage.clear()
    show()
    expect(queryField().value).toBe(text)
    expect(screen.getByText(contact.form.queued)).toBeTruthy()
    await wait(5000)
    expect(toast).not.toHaveBeenCalled()
    await checked(found)
    await wait(2000)
    expect(toast.mock.lastCall?.[0]).toMatchObject({ title: contact.form.success.title })
  })

  it('editing a queued query means that it must be sent by hand', async () => {
    fillAll()
    await checked(lost)
    await send()
    await wait(2000)
    fillField('Query', `${text} And to Kargil?`)
    expect(screen.getByRole('status').textContent).toBe('')
    await checked(found)
    await wait(5000)
    expect(toast).not.toHaveBeenCalled()
    await send()
    await wait(2000)
    expect(toast.mock.lastCall?.[0]).toMatchObject({ title: contact.form.success.title })
  })

  it('a failure is shown when the query cannot be stored either', async () => {
    expectConsoleError(/^The form could not be sent: Error: Offline/)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    fillAll()
    await checked(lost)
    await send()
    await wait(2000)
    expect(toast.mock.lastCall?.[0]).toMatchObject({ title: 'Error', tone: 'destructive' })
    expect(queryField().value).toBe(text)
  })
})

describe('the typed text', () => {
  it('is restored after a reload', () => {
    fillAll()
    cleanup()
    show()
    expect(queryField().value).toBe('Do you deliver to Leh?')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha Rao')
  })

  it('is not restored after it was sent', async () => {
    fillAll()
    await send()
    await wait(2000)
    cleanup()
    show()
    expect(queryField().value).toBe('')
  })

  it.each(['oops', '[1]', '{"query":5}'])(
    'is ignored when its stored copy is invalid: %s',
    (kept) => {
      if (kept === 'oops') expectConsoleError(/Error loading form from localStorage:/)
      localStorage.setItem('party-gully-message', kept)
      show()
      expect(queryField().value).toBe('')
    },
  )
})
