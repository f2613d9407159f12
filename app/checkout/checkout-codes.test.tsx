// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import {
  answerHelpers,
  applyButton,
  applyCode,
  couponBox,
  fillForm,
  settle,
  showCheckout,
  shownTotal,
  showStoredCheckout,
} from '#test/show-checkout.tsx'
import { specified } from '#test/specification.ts'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast,
}))

const taken = (minor = 139_70, code = 'WELCOME10') => ({
  body: { valid: true, code, discount: { minor, currency: 'INR' } },
})
const grants = { WELCOME10: 139_70, REFERRAL100: 100_00 }

beforeEach(() => {
  answerHelpers()
})

describe('the coupon box', () => {
  // spec 4.045, 4.055, 5.029
  it('converts to upper case, and cannot be submitted while empty or validating', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    answerHelpers({}, grants)
    await showCheckout()
    vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(promise)
    expect(applyButton(couponBox()).disabled).toBe(true)
    fireEvent.change(couponBox(), { target: { value: ' ' } })
    expect(applyButton(couponBox()).disabled).toBe(true)
    fireEvent.change(couponBox(), { target: { value: 'welcome10' } })
    expect(couponBox().value).toBe('WELCOME10')
    fireEvent.click(applyButton(couponBox()))
    await settle()
    const busy = screen.getByRole<HTMLButtonElement>('button', { name: specified('Validating...') })
    expect(busy.disabled).toBe(true)
    answer(Response.json(taken().body))
    await settle()
    expect(screen.getByText(specified('Applied'))).toBeTruthy()
  })

  // spec 2.147, 4.043, 4.044, 8.053, 8.054
  it('shows the code with its badge and discount until it is removed', async () => {
    const sent = answerHelpers({ '/api/coupon': [taken()] }, grants)
    await showCheckout()
    fillForm({ Email: ' asha@example.in ' })
    await applyCode(couponBox(), 'welcome10')
    expect(showToast).toHaveBeenCalledWith({
      topic: 'coupon',
      title: specified('Coupon applied!'),
      tone: 'success',
    })
    expect(sent[0]?.body).toMatchObject({ code: 'WELCOME10', email: 'asha@example.in' })
    expect(screen.getByText('Coupon WELCOME10').nextElementSibling?.textContent).toBe('−₹139.70')
    expect(shownTotal()).toBe('₹1,257.30')
    fireEvent.click(screen.getByRole('button', { name: 'Remove coupon code WELCOME10' }))
    expect(showToast).toHaveBeenCalledWith({
      topic: 'coupon',
      title: specified('Coupon removed'),
    })
    await settle()
    expect(shownTotal()).toBe('₹1,397')
    expect(couponBox().value).toBe('')
  })

  // spec 8.043
  it.each([
    [
      "the store's reason",
      { valid: false, error: 'This code has expired' },
      'This code has expired',
    ],
    [
      'the default message if there is no reason',
      { valid: false, error: '' },
      specified('Invalid coupon code'),
    ],
  ])('reads out %s below the box when a code does not apply', async (_, body, reason) => {
    answerHelpers({ '/api/coupon': [{ body }] })
    await showCheckout()
    await applyCode(couponBox(), 'OLD10')
    expect(screen.getByText(reason).getAttribute('role')).toBe('alert')
    expect(couponBox().value).toBe('OLD10')
    expect(couponBox().getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(couponBox(), { target: { value: 'OLD1' } })
    expect(couponBox().getAttribute('aria-invalid')).toBeNull()
  })

  // spec 8.044
  it.each([
    ['fails', { status: 503, body: { message: 'down' } }],
    ['answers something else', { body: { valid: true } }],
    ['cannot be reached', new Error('offline')],
  ])('shows an error when the check %s', async (_, answer) => {
    expectConsoleError('The coupon could not be checked:')
    answerHelpers({ '/api/coupon': [answer] })
    await showCheckout()
    await applyCode(couponBox(), 'SAVE10')
    expect(
      screen
        .getByText(specified('Failed to validate coupon code. Please try again.'))
        .getAttribute('role'),
    ).toBe('alert')
    expect(screen.queryByText('Applied')).toBeNull()
  })

  it('is priced again when the cart changes in another tab', async () => {
    const effects: Record<string, number | string> = { ...grants }
    answerHelpers({ '/api/coupon': [taken()] }, effects)
    await showCheckout()
    await applyCode(couponBox(), 'WELCOME10')
    effects.WELCOME10 = 219_60
    const [first, second] = JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...first, quantity: 2 }, second]))
    fireEvent(window, new StorageEvent('storage', { key: CART_KEY }))
    await settle()
    expect(shownTotal()).toBe('₹1,976.40')
  })

  it('keeps a code that no longer applies, and shows why', async () => {
    const reason = 'WELCOME10 needs ₹500 more'
    const effects: Record<string, number | string> = { ...grants }
    answerHelpers({ '/api/coupon': [taken()] }, effects)
    await showCheckout()
    await applyCode(couponBox(), 'WELCOME10')
    effects.WELCOME10 = reason
    const [first] = JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')
    localStorage.setItem(CART_KEY, JSON.stringify([first]))
    fireEvent(window, new StorageEvent('storage', { key: CART_KEY }))
    await settle()
    const row = screen.getByText('Coupon WELCOME10').parentElement
    expect(row?.textContent).toBe(`Coupon WELCOME10Nothing off${reason}`)
    expect(screen.queryByText(specified('Applied'))).toBeNull()
    expect(shownTotal()).toBe('₹799')
  })

  it('survives a reload without a toast', async () => {
    const sent = answerHelpers({ '/api/coupon': [taken()] }, grants)
    await showCheckout()
    await applyCode(couponBox(), 'WELCOME10')
    cleanup()
    showToast.mockClear()
    await showStoredCheckout()
    expect(screen.getByRole('button', { name: 'Remove coupon code WELCOME10' })).toBeTruthy()
    expect(shownTotal()).toBe('₹1,257.30')
    expect(sent.map(({ body }) => body.code)).toEqual(['WELCOME10'])
    expect(showToast).not.toHaveBeenCalled()
  })
})
