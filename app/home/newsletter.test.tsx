// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { specified } from '#test/specification.ts'
import { Newsletter } from './newsletter.tsx'

const toast = vi.hoisted(() => vi.fn())
vi.mock(import('#app/shell/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast: toast,
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('joining takes a second, then a welcome, and the field is empty again', () => {
  specified('submit sets a 1-second joining state, then a welcome toast and clears the field')
  specified('offering 10% off')
  render(<Newsletter />)
  expect(screen.getByRole('heading').textContent).toContain('10% off')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
  fireEvent.change(field, { target: { value: 'asha@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Join the party' }))
  expect(screen.getByRole('button', { name: 'Joining...' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(999))
  expect(toast).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(toast).toHaveBeenCalledOnce()
  expect(field.value).toBe('')
  expect(screen.getByRole('button', { name: 'Join the party' })).toBeTruthy()
})

test('the address is required and of the e-mail type', () => {
  specified('Newsletter e-mail is required and of e-mail type')
  render(<Newsletter />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect([field.required, field.type]).toEqual([true, 'email'])
})
