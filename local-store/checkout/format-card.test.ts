import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { browseTestCheckout } from '#test/local-store/browse-test-checkout.ts'

let browser = new JSDOM('').window

beforeEach(async () => {
  browser = await browseTestCheckout()
})

type Typed = { caret?: number; inputType?: string; isComposing?: boolean }

/** What the field says after this was typed, with the caret at this place or at the end. */
function typed(id: string, text: string, { caret = text.length, ...init }: Typed = {}) {
  const field = browser.document.getElementById(id)
  if (!(field instanceof browser.HTMLInputElement)) throw new Error(`No ${id}`)
  field.value = text
  field.setSelectionRange(caret, caret)
  field.dispatchEvent(new browser.InputEvent('input', { bubbles: true, ...init }))
  return field.value
}

describe('a card that is typed', () => {
  it.each([
    ['cardNumber', '4242', '4242'],
    ['cardNumber', '42424', '4242 4'],
    ['cardNumber', '4242 42424', '4242 4242 4'],
    ['cardNumber', '4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['cardExpiry', '12', '12'],
    ['cardExpiry', '123', '12/3'],
    ['cardExpiry', '1230', '12/30'],
  ])('has its number in groups and its date with a slash: %s %s', (id, text, shown) => {
    expect(typed(id, text)).toBe(shown)
  })

  it.each([
    ['cardNumber', 'four'],
    ['cardExpiry', '1/30'],
    ['cardExpiry', '12/2030'],
    ['cardCvc', '1234'],
  ])('is left as it is otherwise: %s %s', (id, text) => {
    expect(typed(id, text)).toBe(text)
  })

  it('is left as it is where it is corrected, taken away or being composed', () => {
    expect(typed('cardNumber', '42424', { caret: 2 })).toBe('42424')
    const inputType = 'deleteContentBackward'
    expect(typed('cardNumber', '42424', { inputType })).toBe('42424')
    expect(typed('cardExpiry', '123', { inputType })).toBe('123')
    expect(typed('cardExpiry', '123', { isComposing: true })).toBe('123')
  })
})
