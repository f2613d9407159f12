// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contact } from '#content/contact.ts'
import { notices } from '#content/notices.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { ConnectionCheck, checked, found, lost } from '#test/connection-check.tsx'
import { fillField } from '#test/fill-field.ts'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { ContactForm } from './contact-form.tsx'
// The validation rules load on demand; the test loads them first.
import '#commerce/model/forms/contact-form.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast: toast,
}))

const typed = {
  name: 'Asha Rao',
  phone: '+919876543210',
  email: 'asha@example.com',
  query: 'Do you deliver to Leh?',
}
const settings = { claims: claimsFor('measured', { hasDesk: true }) } as const

const show = () =>
  render(
    <InShop settings={settings}>
      <ContactForm />
      <ConnectionCheck />
    </InShop>,
  )
function fillAll() {
  show()
  fillField('Name', typed.name)
  fillField('Phone', typed.phone)
  fillField('Email', typed.email)
  fillField('Query', typed.query)
}
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send query' }))
  })
const queryField = () => screen.getByLabelText<HTMLTextAreaElement>('Query')
const status = () => screen.getByRole('status').textContent

const shop = vi.fn<(body: Record<string, string>) => Promise<Response>>()
/** The bodies of the requests to the shop. */
const listSent = () => shop.mock.calls.map(([body]) => body)
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const keeps = async () => Response.json({ ticket: 'T-1001' })
const refuses = (code: number, message: string) => async () =>
  Response.json({ message }, { status: code })

beforeEach(() => {
  shop.mockReset().mockImplementation(keeps)
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    expect([url, init?.method]).toEqual(['/api/message', 'POST'])
    return shop(JSON.parse(String(init?.body)))
  })
})

// spec 8.050
it('a query is confirmed, with its ticket, only after the shop has stored it', async () => {
  let answer: (response: Response) => void = () => undefined
  shop.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  fillAll()
  await send()
  expect(screen.getByRole('button', { name: specified('Sending...') })).toBeTruthy()
  expect(toast).not.toHaveBeenCalled()
  await act(async () => answer(await keeps()))
  const words = specified("We'll get back to you within 24 hours via email or WhatsApp.")
  expect(toast.mock.lastCall?.[0]).toMatchObject({
    title: specified('Query Submitted!'),
    description: words,
  })
  // It stays when the message has gone.
  expect(screen.getByRole('status').textContent).toBe('Your ticket is T-1001.')
  expect(queryField().value).toBe('')
  expect(listSent()).toEqual([
    { ...typed, kind: 'query', key: expect.stringMatching(/^[\w-]{36}$/) },
  ])
})

const complaintBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: contact.form.complaint.label })

it('a complaint is sent as one, even after it was queued until a later visit', async () => {
  shop.mockImplementation(noNetwork)
  fillAll()
  fireEvent.click(complaintBox())
  await send()
  cleanup()
  show()
  expect(complaintBox().checked).toBe(true)
  shop.mockImplementation(keeps)
  await checked(found)
  expect(listSent().at(-1)).toMatchObject({ kind: 'grievance' })
  expect(complaintBox().checked).toBe(false)
})

it('a form that is answered without script does not say that it needs one', () => {
  show()
  expect(screen.queryByText(notices.needsScript)).toBeNull()
})

it('a double click sends once', async () => {
  fillAll()
  const button = screen.getByRole('button', { name: 'Send query' })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(listSent()).toHaveLength(1)
})

describe('a query that could not be sent', () => {
  it('is queued, and the form says so', async () => {
    shop.mockImplementation(noNetwork)
    fillAll()
    await send()
    expect(toast).not.toHaveBeenCalled()
    expect(status()).toBe(contact.form.unsent)
    expect(queryField().value).toBe(typed.query)
  })

  it('is sent automatically with the same key once the network is back', async () => {
    shop.mockImplementation(noNetwork)
    fillAll()
    await checked(lost)
    await send()
    shop.mockImplementation(keeps)
    await checked(found)
    expect(toast.mock.lastCall?.[0]).toMatchObject({ title: contact.form.success.title })
    const [first, second] = listSent()
    expect(second).toEqual(first)
    expect([queryField().value, status()]).toEqual(['', 'Your ticket is T-1001.'])
    expect(localStorage.getItem('party-gully-message')).toBeNull()
  })

  it('is sent with the same key on a later visit', async () => {
    shop.mockImplementation(noNetwork)
    fillAll()
    await checked(lost)
    await send()
    cleanup()
    sessionStorage.clear()
    shop.mockImplementation(keeps)
    show()
    expect(screen.getByText(contact.form.unsent)).toBeTruthy()
    await checked(found)
    expect(toast).toHaveBeenCalledTimes(1)
    const [first, second] = listSent()
    expect(second).toEqual(first)
  })

  it('stays queued while the shop cannot store it', async () => {
    shop.mockImplementation(noNetwork)
    fillAll()
    await checked(lost)
    await send()
    shop.mockImplementation(refuses(503, 'not shown'))
    await checked(found)
    expect(listSent()).toHaveLength(2)
    expect(toast).not.toHaveBeenCalled()
    expect(status()).toBe(contact.form.unsent)
  })

  it('is sent again after 20 seconds, while the page is hidden too', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    shop.mockImplementation(noNetwork)
    fillAll()
    await checked(lost)
    await send()
    await checked(found)
    shop.mockImplementation(keeps)
    await act(async () => void vi.advanceTimersByTime(19_900))
    expect(status()).toBe(contact.form.unsent)
    await act(async () => void vi.advanceTimersByTime(200))
    expect([listSent().length, status()]).toEqual([3, 'Your ticket is T-1001.'])
    vi.useRealTimers()
  })

  it('gets a new key when it is edited', async () => {
    shop.mockImplementation(noNetwork)
    fillAll()
    await checked(lost)
    await send()
    fillField('Query', `${typed.query} And to Kargil?`)
    await send()
    const [first, second] = listSent()
    expect(second?.key).not.toBe(first?.key)
  })
})

describe('a response of the shop', () => {
  it.each([
    [429, 'Too many attempts', 'Please wait 7 minutes before trying again.'],
    [400, 'Validation Error', 'Please correct the errors below.'],
  ])('with %i shows the specified text and keeps the input', async (code, title, message) => {
    specified(title)
    shop.mockImplementation(refuses(code, message))
    fillAll()
    await send()
    expect(toast.mock.lastCall?.[0]).toMatchObject({ title, description: message })
    expect([queryField().value, status()]).toEqual([typed.query, ''])
  })

  it.each([
    ['503', refuses(503, 'Disk full')],
    ['an HTML page instead', async () => new Response('<p>Hotel network</p>')],
  ])('with %s shows the general error, confirms nothing and keeps the input', async (_, answer) => {
    shop.mockImplementation(answer)
    fillAll()
    await send()
    expect(toast.mock.lastCall?.[0]).toMatchObject({
      title: specified('Error'),
      description: specified('An error occurred. Please try again later.'),
    })
    expect([queryField().value, status()]).toEqual([typed.query, ''])
  })
})
