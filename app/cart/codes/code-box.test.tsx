// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { QuotedCode } from '#commerce/model/order-quote.ts'
import { rupees } from '#test/sample-products.ts'
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
  findProblem: () => null,
  clearProblem: vi.fn(),
  apply: vi.fn(),
  remove: vi.fn(),
}

const box = (applied: Partial<AppliedCode> = {}, offered?: string, effect?: QuotedCode) => (
  <div tabIndex={-1}>
    <CodeBox
      words={words}
      applied={{ ...none, ...applied }}
      effect={effect}
      {...(offered && { offered })}
    />
  </div>
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

it('leaves the text alone while a keyboard composes it, and converts what it entered', () => {
  render(box())
  fireEvent.compositionStart(input())
  fireEvent.input(input(), { target: { value: 'sav' }, isComposing: true })
  expect(input().value).toBe('sav')
  fireEvent.compositionEnd(input())
  expect(input().value).toBe('SAV')
})

it('clears its error on typing, and applies its text with focus in the box', () => {
  const [clearProblem, apply] = [vi.fn(), vi.fn()]
  const findProblem = (text: string) => (text === 'OLD10' ? 'Expired.' : null)
  render(box({ findProblem, clearProblem, apply }, 'OLD10'))
  expect(screen.getByText('Expired.')).toBeTruthy()
  fireEvent.change(input(), { target: { value: 'save10' } })
  expect(screen.queryByText('Expired.')).toBeNull()
  expect(clearProblem).toHaveBeenCalledOnce()
  expect(fireEvent.submit(input())).toBe(false)
  expect(apply).toHaveBeenCalledExactlyOnceWith('SAVE10', expect.any(Function))
  expect(document.activeElement).toBe(input())
})

it('is empty, with focus in the group, once its code is applied in the other box', () => {
  const apply = vi.fn((_: string, onApplied: () => void) => onApplied())
  render(box({ apply }, 'SAVE10'))
  fireEvent.submit(input())
  expect(input().value).toBe('')
  expect(document.activeElement).toBe(around())
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

it('moves its focus to the group when the code is applied', () => {
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

it('moves its focus to the group when the code is removed', () => {
  const remove = vi.fn()
  const { rerender } = render(box({ code: 'SAVE10', remove }))
  const button = screen.getByRole('button', { name: 'Remove coupon code SAVE10' })
  button.focus()
  fireEvent.click(button)
  expect(remove).toHaveBeenCalledOnce()
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  rerender(box())
  expect(document.activeElement).toBe(around())
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
})

it.each<[string, QuotedCode | undefined, string]>([
  ['its saving', { valid: true, discount: rupees(79.5) }, 'SAVE10Applied−₹79.50'],
  ['no amount until the store has responded', undefined, 'SAVE10Applied'],
  ['no amount if it takes nothing off', { valid: true, discount: rupees(0) }, 'SAVE10Applied'],
  ['not that it applies if it is refused', { valid: false, reason: 'Expired.' }, 'SAVE10'],
])('shows beside the applied code %s', (_, effect, text) => {
  render(box({ code: 'SAVE10' }, undefined, effect))
  expect(around()?.textContent).toBe(text)
})
