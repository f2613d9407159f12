// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/cart-storage.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import {
  answerHelpers,
  fillForm,
  pressPay,
  settle,
  showCheckout,
  showStoredCheckout,
} from '#test/show-checkout.tsx'
import { specified } from '#test/specification.ts'
import { DRAFT_KEY } from './checkout-draft.ts'
import { getReferralCode, offerReferralCode } from './referral-code.ts'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/cart/leave-page.ts', () => ({ leavePage }))
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast,
}))

const CREATED = { body: { checkoutUrl: '/checkouts/1' } }
const taken = (minor = 139_70, code = 'WELCOME10') => ({
  body: { valid: true, code, discount: { minor, currency: 'INR' } },
})
const referred = taken(100_00, 'REFERRAL100')
const grants = { WELCOME10: 139_70, REFERRAL100: 100_00 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  leavePage.mockClear()
  showToast.mockClear()
  answerHelpers()
})
afterEach(() => vi.restoreAllMocks())

const coupon = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Coupon code' })
const referral = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Referral code' })
const applyBeside = (box: HTMLElement) => {
  const button = box.closest('form')?.querySelector('button')
  if (!button) throw new Error('The box has a button')
  return button
}
const total = () => screen.getAllByText('Total').at(-1)?.nextElementSibling?.textContent

async function apply(box: HTMLElement, code: string) {
  fireEvent.change(box, { target: { value: code } })
  fireEvent.click(applyBeside(box))
  await settle()
}

describe('the coupon box', () => {
  // spec 4.045, 4.055, 5.029
  it('converts to upper case, and cannot be submitted while empty or validating', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Response>()
    await showCheckout()
    vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(promise)
    expect(applyBeside(coupon()).disabled).toBe(true)
    fireEvent.change(coupon(), { target: { value: ' ' } })
    expect(applyBeside(coupon()).disabled).toBe(true)
    fireEvent.change(coupon(), { target: { value: 'welcome10' } })
    expect(coupon().value).toBe('WELCOME10')
    fireEvent.click(applyBeside(coupon()))
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
    await apply(coupon(), 'welcome10')
    expect(showToast).toHaveBeenCalledWith({ title: specified('Coupon applied!'), tone: 'success' })
    expect(sent[0]?.body).toMatchObject({ code: 'WELCOME10', email: 'asha@example.in' })
    expect(screen.getByText('Coupon WELCOME10').nextElementSibling?.textContent).toBe('−₹139.70')
    expect(total()).toBe('₹1,257.30')
    fireEvent.click(screen.getByRole('button', { name: 'Remove coupon code WELCOME10' }))
    expect(showToast).toHaveBeenCalledWith({ title: specified('Coupon removed') })
    await settle()
    expect(total()).toBe('₹1,397')
    expect(coupon().value).toBe('')
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
  ])('shows %s in a toast when a code does not apply', async (_, body, title) => {
    answerHelpers({ '/api/coupon': [{ body }] })
    await showCheckout()
    await apply(coupon(), 'OLD10')
    expect(showToast).toHaveBeenCalledWith({ title, tone: 'destructive' })
    expect(coupon().value).toBe('OLD10')
    expect(coupon().getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(coupon(), { target: { value: 'OLD1' } })
    expect(coupon().getAttribute('aria-invalid')).toBeNull()
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
    await apply(coupon(), 'SAVE10')
    expect(showToast).toHaveBeenCalledWith({
      title: specified('Failed to validate coupon code. Please try again.'),
      tone: 'destructive',
    })
    expect(screen.queryByText('Applied')).toBeNull()
  })

  it('is priced again when the cart changes in another tab', async () => {
    const effects: Record<string, number | string> = { ...grants }
    answerHelpers({ '/api/coupon': [taken()] }, effects)
    await showCheckout()
    await apply(coupon(), 'WELCOME10')
    effects.WELCOME10 = 219_60
    const [first, second] = JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...first, quantity: 2 }, second]))
    fireEvent(window, new StorageEvent('storage', { key: CART_KEY }))
    await settle()
    expect(total()).toBe('₹1,976.40')
  })

  it('stays, with the reason why it takes nothing off, when it no longer applies', async () => {
    const reason = 'WELCOME10 needs ₹500 more'
    const effects: Record<string, number | string> = { ...grants }
    answerHelpers({ '/api/coupon': [taken()] }, effects)
    await showCheckout()
    await apply(coupon(), 'WELCOME10')
    effects.WELCOME10 = reason
    const [first] = JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')
    localStorage.setItem(CART_KEY, JSON.stringify([first]))
    fireEvent(window, new StorageEvent('storage', { key: CART_KEY }))
    await settle()
    const row = screen.getByText('Coupon WELCOME10').parentElement
    expect(row?.textContent).toBe(`Coupon WELCOME10Nothing off${reason}`)
    expect(total()).toBe('₹799')
  })

  it('survives a reload without a toast', async () => {
    const sent = answerHelpers({ '/api/coupon': [taken()] }, grants)
    await showCheckout()
    await apply(coupon(), 'WELCOME10')
    cleanup()
    showToast.mockClear()
    await showStoredCheckout()
    expect(screen.getByText('WELCOME10')).toBeTruthy()
    expect(total()).toBe('₹1,257.30')
    expect(sent.map(({ body }) => body.code)).toEqual(['WELCOME10'])
    expect(showToast).not.toHaveBeenCalled()
  })
})

describe('the referral box', () => {
  // spec 5.032, 8.052
  it("takes ₹100 off for a friend's code and submits it with the coupon", async () => {
    const sent = answerHelpers(
      { '/api/coupon': [taken(), referred], '/api/checkout': [CREATED] },
      grants,
    )
    await showCheckout()
    fillForm()
    await apply(coupon(), 'WELCOME10')
    await apply(referral(), 'pgnanisx777')
    expect(sent.at(-1)?.body).toMatchObject({
      code: 'REFERRAL100',
      otherCodes: ['WELCOME10'],
      email: 'asha@example.in',
    })
    expect(showToast).toHaveBeenLastCalledWith({
      title: specified('Referral code applied!'),
      description: '₹100 off this order.',
      tone: 'success',
    })
    expect(screen.getByText('Referral').nextElementSibling?.textContent).toBe('−₹100')
    expect(total()).toBe('₹1,157.30')
    await pressPay()
    expect(sent.at(-1)?.body).toMatchObject({ code: 'WELCOME10', referralCode: 'PGNANISX777' })
    expect(leavePage).toHaveBeenCalledOnce()
  })

  it("shows the store's discount, or its reason for a refusal", async () => {
    const reason = 'REFERRAL100 does not combine with WELCOME10'
    answerHelpers(
      { '/api/coupon': [taken(50_00, 'REFERRAL100'), { body: { valid: false, error: reason } }] },
      { REFERRAL100: 50_00 },
    )
    await showCheckout()
    await apply(referral(), 'PGNANISX777')
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ description: '₹50 off this order.' }),
    )
    expect(total()).toBe('₹1,347')
    fireEvent.click(screen.getByRole('button', { name: 'Remove referral code PGNANISX777' }))
    await settle()
    expect(total()).toBe('₹1,397')
    await apply(referral(), 'PGNANISX778')
    expect(screen.getByText(reason)).toBeTruthy()
    expect(screen.queryByText(specified('Applied'))).toBeNull()
  })

  it('takes nothing off when the store grants nothing beside the coupon, and says why', async () => {
    const reason = 'The REFERRAL100 discount code does not combine with BIGNIGHT'
    sessionStorage.setItem(DRAFT_KEY, '{"coupon":"BIGNIGHT","referral":"PGNANISX777"}')
    answerHelpers({}, { BIGNIGHT: 250_00, REFERRAL100: reason })
    await showCheckout()
    expect(screen.getByText('Referral').parentElement?.textContent).toBe(
      `ReferralNothing off${reason}`,
    )
    expect(total()).toBe('₹1,147')
  })

  it('counts once when the coupon is the code behind it', async () => {
    sessionStorage.setItem(DRAFT_KEY, '{"coupon":"REFERRAL100","referral":"PGNANISX777"}')
    answerHelpers({}, grants)
    await showCheckout()
    expect(screen.getByText('Referral').parentElement?.textContent).toContain('counts once')
    expect(total()).toBe('₹1,297')
  })

  it.each(['PG12345', 'NANI12345', 'GPABCDEF'])('rejects %s', async (code) => {
    await showCheckout()
    await apply(referral(), code)
    expect(screen.getByText(/starts with PG and has at least 8 characters/)).toBeTruthy()
    expect(total()).toBe('₹1,397')
    expect(showToast).not.toHaveBeenCalled()
  })

  it("rejects the browser's own code", async () => {
    await showCheckout()
    await apply(referral(), getReferralCode().toLowerCase())
    expect(screen.getByText(/your own code/)).toBeTruthy()
    expect(total()).toBe('₹1,397')
  })

  it('is prefilled from a share link', async () => {
    offerReferralCode('PGNANISX777')
    await showCheckout()
    expect(referral().value).toBe('PGNANISX777')
    expect(total()).toBe('₹1,397')
  })
})
