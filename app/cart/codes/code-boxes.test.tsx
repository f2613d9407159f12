// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { saveDraft } from '#app/cart/store/checkout-draft.ts'
import { useOrderCodes } from '#app/cart/store/use-order-codes.ts'
import { getReferralCode } from '#app/referral/referral-code.ts'
import type { PublicSettings } from '#app/shop/shop-context.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop, simulated } from '#test/in-shop.tsx'
import { readAppliedCodes } from '#test/read-codes.ts'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { HaveCode } from './have-code.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const line = toCartLine(sampleProduct(1, 799))
const lines = line ? [line] : []

function Boxes() {
  return <HaveCode lines={lines} codes={useOrderCodes()} />
}

function show(settings: Partial<PublicSettings> = {}) {
  render(
    <InShop settings={settings}>
      <Boxes />
    </InShop>,
  )
}

const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const hintOf = (label: string) =>
  document.getElementById(box(label).getAttribute('aria-describedby') ?? '')?.textContent
const remove = (kind: string) =>
  screen.findByRole('button', { name: new RegExp(`^Remove ${kind}`) })

function apply(label: string, text: string) {
  fireEvent.change(box(label), { target: { value: text } })
  fireEvent.submit(box(label))
}

/** Mocks the shop's response about a code; null for a 503. @returns the bodies of the requests so far */
function answer(body: object | null) {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      body ? Response.json(body) : new Response('', { status: 503 }),
    )
  return () => fetched.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))
}

const granted = (code: string) => ({ valid: true, code, discount: rupees(80) })

describe('the coupon box', () => {
  it('keeps an accepted code until it is removed', async () => {
    const sent = answer(granted('SAVE10'))
    saveDraft({ email: ' asha@example.in ' })
    show()
    apply('Coupon code', ' save10 ')
    const button = await remove('coupon code SAVE10')
    expect(readAppliedCodes().coupon).toBe('SAVE10')
    expect(sent()).toEqual([
      {
        code: 'SAVE10',
        lines: [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }],
        otherCodes: [],
        email: 'asha@example.in',
      },
    ])
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      topic: 'coupon',
      title: 'Coupon applied!',
      tone: 'success',
    })
    fireEvent.click(button)
    expect(box('Coupon code').value).toBe('')
    expect(readAppliedCodes().coupon).toBeNull()
    expect(showToast).toHaveBeenLastCalledWith({
      topic: 'coupon',
      title: 'Coupon removed',
    })
  })

  it('checks the coupon together with the discount code of the referral', async () => {
    const sent = answer(granted('SAVE10'))
    saveAppliedCodes({ referral: 'PGNANISX777' })
    show({ referral: { code: 'FRIENDS', rupees: 50 } })
    apply('Coupon code', 'SAVE10')
    await remove('coupon code SAVE10')
    expect(sent()).toMatchObject([{ code: 'SAVE10', otherCodes: ['FRIENDS'] }])
  })

  it.each([
    [{ valid: false, error: 'It has expired.' }, 'It has expired.'],
    [{ valid: false }, 'Invalid coupon code'],
  ])('shows why the store refuses a code: %j', async (body, title) => {
    answer(body)
    show()
    apply('Coupon code', 'OLD10')
    expect((await screen.findByRole('alert')).textContent).toBe(title)
    expect(showToast).not.toHaveBeenCalled()
    expect(box('Coupon code').value).toBe('OLD10')
    expect(readAppliedCodes()).toEqual({ coupon: null, referral: null })
  })

  it('clears the last error while another code is checked', async () => {
    answer({ valid: false })
    show()
    apply('Coupon code', 'OLD10')
    await screen.findByText('Invalid coupon code')
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    fireEvent.submit(box('Coupon code'))
    expect(screen.queryByText('Invalid coupon code')).toBeNull()
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Validating...' })
    expect(busy.disabled).toBe(true)
  })

  it('reports a failed check', async () => {
    expectConsoleError('The coupon could not be checked:')
    answer(null)
    show()
    apply('Coupon code', 'SAVE10')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to validate coupon code. Please try again.',
    )
  })

  it('names the first-order code if the shop has one', () => {
    show(simulated)
    expect(hintOf('Coupon code')).toBe('Apply WELCOME10 takes 10% off your first order.')
  })

  it('applies the first-order code at a tap on the hint', async () => {
    const sent = answer(granted('WELCOME10'))
    show(simulated)
    fireEvent.click(screen.getByRole('button', { name: /^Apply WELCOME10 takes 10% off/ }))
    await remove('coupon code WELCOME10')
    expect(sent()).toMatchObject([{ code: 'WELCOME10' }])
    expect(readAppliedCodes().coupon).toBe('WELCOME10')
  })

  it('says beside the first-order code why it was refused', async () => {
    answer({ valid: false, reason: 'used' })
    show(simulated)
    fireEvent.click(screen.getByRole('button', { name: /^Apply WELCOME10/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid coupon code')
    expect(box('Coupon code').value).toBe('WELCOME10')
  })

  it('has no hint without a first-order code', () => {
    show({ claims: { ...simulated.claims, welcomeCode: null } })
    expect(box('Coupon code').getAttribute('aria-describedby')).toBeNull()
  })
})

describe('the coupon box beside a friend’s code', () => {
  it.each([
    ['BIG5', 'The BIG5 discount code does not combine with PGNANISX777'],
    ['friends', 'The BIG5 discount code does not combine with FRIENDS'],
  ])('names in a refusal of %s what was typed', async (text, reason) => {
    saveAppliedCodes({ referral: 'PGNANISX777' })
    answer({ valid: false, error: 'The BIG5 discount code does not combine with FRIENDS' })
    show({ referral: { code: 'FRIENDS', rupees: 50 } })
    apply('Coupon code', text)
    expect((await screen.findByRole('alert')).textContent).toBe(reason)
  })
})

describe('the referral box', () => {
  it('keeps the code as typed, and checks the discount code behind it', async () => {
    const sent = answer(granted('FRIENDS'))
    saveAppliedCodes({ coupon: 'SAVE10' })
    show({ referral: { code: 'FRIENDS', rupees: 50 } })
    expect(hintOf('Referral code')).toBe('A friend’s code takes ₹50 off.')
    apply('Referral code', ' pgnanisx777 ')
    const button = await remove('referral code PGNANISX777')
    expect(sent()).toMatchObject([{ code: 'FRIENDS', otherCodes: ['SAVE10'] }])
    expect(readAppliedCodes()).toEqual({ coupon: 'SAVE10', referral: 'PGNANISX777' })
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      topic: 'referral',
      title: 'Referral code applied!',
      // What the store grants, not what the settings say.
      description: '₹80 off this order.',
      tone: 'success',
    })
    fireEvent.click(button)
    expect(box('Referral code').value).toBe('')
    expect(readAppliedCodes()).toEqual({ coupon: 'SAVE10', referral: null })
    expect(showToast).toHaveBeenCalledOnce()
  })

  it('sends no other code when no coupon is applied', async () => {
    const sent = answer(granted('REFERRAL100'))
    show()
    apply('Referral code', 'PGNANISX777')
    await remove('referral code PGNANISX777')
    expect(sent()).toMatchObject([{ code: 'REFERRAL100', otherCodes: [] }])
  })

  it('shows the store’s reason for a refusal', async () => {
    answer({ valid: false, error: 'It does not combine.' })
    show()
    apply('Referral code', 'PGNANISX777')
    expect((await screen.findByRole('alert')).textContent).toBe('It does not combine.')
  })

  it('names the typed code in a refusal, not the discount code behind it', async () => {
    answer({ valid: false, error: 'You have already used the FRIENDS discount code' })
    show({ referral: { code: 'FRIENDS', rupees: 50 } })
    apply('Referral code', 'PGNANISX777')
    const reason = 'You have already used the PGNANISX777 discount code'
    expect((await screen.findByRole('alert')).textContent).toBe(reason)
  })

  it.each(['Referral code', 'Coupon code'])('makes no request for its own code: %s', (label) => {
    const sent = answer(granted('REFERRAL100'))
    show()
    apply(label, getReferralCode().toLowerCase())
    expect(screen.getByText(/^This is your own code/)).toBeTruthy()
    expect(sent()).toEqual([])
  })

  it('is prefilled with the code of a share link, even from another tab', () => {
    show()
    expect(box('Referral code').value).toBe('')
    localStorage.setItem('party-gully-referral', '{"own":"PGABCDEF123","offered":"PGNANISX777"}')
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'party-gully-referral' })),
    )
    expect(box('Referral code').value).toBe('PGNANISX777')
  })
})
