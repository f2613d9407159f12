// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { specified } from '#test/specification.ts'
import '#commerce/model/forms/newsletter-form.ts'
import { Newsletter } from './newsletter.tsx'

const toast = vi.hoisted(() => vi.fn())
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast: toast,
}))

beforeEach(() => {
  toast.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Newsletter />)
})
afterEach(() => void vi.useRealTimers())

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })

const join = (address: string) =>
  act(async () => {
    fireEvent.input(field(), { target: { value: address } })
    fireEvent.click(screen.getByRole('button', { name: 'Join the party' }))
    // The rules are a script of their own, which is here already.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
  })

const wait = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

test('joining takes a second, then a welcome, and the field is empty again', async () => {
  specified('submit sets a 1-second joining state, then a welcome toast and clears the field')
  specified('offering 10% off')
  expect(screen.getByRole('heading').textContent).toContain('10% off')
  await join('asha@example.com')
  expect(screen.getByRole('button', { name: 'Joining...' })).toBeTruthy()
  await wait(999)
  expect(toast).not.toHaveBeenCalled()
  await wait(1)
  expect(toast).toHaveBeenCalledOnce()
  expect(field().value).toBe('')
  expect(screen.getByRole('button', { name: 'Join the party' })).toBeTruthy()
})

test('the address is required and of the e-mail type', async () => {
  specified('Newsletter e-mail is required and of e-mail type')
  expect([field().required, field().type]).toEqual([true, 'email'])
  await join('asha')
  expect(screen.getByText(specified('Please enter a valid email address'))).toBeTruthy()
})
