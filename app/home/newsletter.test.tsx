// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newsletter } from '#content/home.ts'
import { brand } from '#merchant/brand.ts'
import { InShop, InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { watchNetwork } from '#test/watch-network.ts'
import { Newsletter } from './newsletter.tsx'
// Loaded up front, so that submitting does not wait for the rules.
import '#commerce/model/forms/newsletter-form.ts'

const toast = vi.hoisted(() => vi.fn())
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast: toast,
}))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
const show = (wrapper = InSimulatedShop) => render(<Newsletter />, { wrapper })

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' })

const join = (address: string) =>
  act(async () => {
    fireEvent.input(field(), { target: { value: address } })
    fireEvent.click(screen.getByRole('button', { name: 'Join the party' }))
    await vi.advanceTimersByTimeAsync(0)
  })

const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

// spec 2.063, 4.068, 4.069, 8.057, 9.006, 9.037
test('joining takes a second, then shows a welcome and clears the field', async () => {
  show()
  specified('submit sets a 1-second joining state, then a welcome toast and clears the field')
  specified('offering 10% off')
  expect(screen.getByRole('heading').textContent).toContain('10% off')
  await join('asha@example.com')
  expect(screen.getByRole('button', { name: 'Joining...' })).toBeTruthy()
  await wait(999)
  expect(toast).not.toHaveBeenCalled()
  await wait(1)
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: expect.stringMatching(/^Welcome/) }),
  )
  await wait(0)
  expect(field().value).toBe('')
  expect(screen.getByRole('button', { name: 'Join the party' })).toBeTruthy()
})

// spec 7.050
test('joining makes no request', async () => {
  specified('Login, signup, contact, forgot password, newsletter: no network call.')
  show()
  const calls = watchNetwork()
  await join('asha@example.com')
  await wait(60_000)
  expect(toast).toHaveBeenCalledOnce()
  expect(calls()).toEqual([])
})

// spec 5.041
test('the address is required and of type email', async () => {
  show()
  specified('Newsletter e-mail is required and of e-mail type')
  expect([field().required, field().type]).toEqual([true, 'email'])
  await join('asha')
  expect(screen.getByText(specified('Please enter a valid email address'))).toBeTruthy()
})

test('without a network joining is queued, and the form says so instead of welcoming', async () => {
  show()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await join('asha@example.com')
  await wait(1000)
  await wait(0)
  expect(toast).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe(newsletter.queued)
  expect(field().value).toBe('asha@example.com')
})

test('without messages it shows the e-mail address of the shop and promises nothing', () => {
  show(InShop)
  expect(screen.getByRole('link').getAttribute('href')).toBe(`mailto:${brand.email}`)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.body.textContent).not.toContain('10%')
})
