// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeBox } from './code-box.tsx'
import type { AppliedCode } from './use-applied-code.ts'

const words = {
  label: 'Coupon code',
  hint: 'From a letter.',
  apply: 'Apply',
  busy: 'Validating...',
  applied: 'Applied',
  remove: (code: string) => `Remove coupon code ${code}`,
}
const none: AppliedCode = {
  code: null,
  isValidating: false,
  problem: null,
  setProblem: vi.fn(),
  apply: vi.fn(),
  remove: vi.fn(),
}

afterEach(() => vi.restoreAllMocks())

const box = (applied: Partial<AppliedCode> = {}, offered?: string) => (
  <CodeBox words={words} applied={{ ...none, ...applied }} {...(offered && { offered })} />
)
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' })
const around = () => document.querySelector<HTMLElement>('[tabindex="-1"]')

it('is prefilled with an offered code until the shopper types', () => {
  const { rerender } = render(box())
  expect(input().value).toBe('')
  rerender(box({}, 'PGNANISX777'))
  expect(input().value).toBe('PGNANISX777')
  fireEvent.change(input(), { target: { value: '' } })
  expect(input().value).toBe('')
})

it('accepts the longest code of a store: 64 characters', () => {
  render(box())
  expect(input().maxLength).toBe(64)
})

it('keeps the caret position while converting to upper case', async () => {
  render(box({}, 'SAVE10'))
  await userEvent.type(input(), 'xy', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input().value).toBe('SAXYVE10')
  expect(input().getAttribute('spellcheck')).toBe('false')
  expect(input().selectionStart).toBe(4)
})

it('clears its error on typing, and applies its text with focus in the box', () => {
  const [setProblem, apply] = [vi.fn(), vi.fn()]
  render(box({ problem: 'Expired.', setProblem, apply }))
  expect(screen.getByText('Expired.')).toBeTruthy()
  fireEvent.change(input(), { target: { value: 'save10' } })
  expect(setProblem).toHaveBeenCalledExactlyOnceWith(null)
  expect(fireEvent.submit(input())).toBe(false)
  expect(apply).toHaveBeenCalledExactlyOnceWith('SAVE10')
  expect(document.activeElement).toBe(input())
})

it.each([
  ['', {}, true],
  [' ', {}, true],
  ['SAVE10', {}, false],
  ['SAVE10', { isValidating: true }, true],
  ['', { isValidating: true }, true],
])('can be submitted once, and only with text: %j %j', (text, applied, isDisabled) => {
  render(box(applied, text))
  const button = screen.getByRole<HTMLButtonElement>('button')
  expect(button.disabled).toBe(isDisabled)
  expect(button.textContent).toBe('isValidating' in applied ? 'Validating...' : 'Apply')
})

it('moves its focus to its container when the code is applied', () => {
  const { rerender } = render(box())
  input().focus()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  rerender(box({ code: 'SAVE10' }))
  expect(screen.getByText('SAVE10')).toBeTruthy()
  expect(screen.getByText('Applied')).toBeTruthy()
  expect(document.activeElement).toBe(around())
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
})

it('leaves focus elsewhere when the code is applied', () => {
  const { rerender } = render(box())
  rerender(box({ code: 'SAVE10' }))
  expect(document.activeElement).toBe(document.body)
})

it('keeps focus in its container when the code is removed', () => {
  const remove = vi.fn()
  render(box({ code: 'SAVE10', remove }))
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  fireEvent.click(screen.getByRole('button', { name: 'Remove coupon code SAVE10' }))
  expect(remove).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(around())
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
})
