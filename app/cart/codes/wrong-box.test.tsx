// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { useOrderCodes } from '#app/cart/store/use-order-codes.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop } from '#test/in-shop.tsx'
import { readAppliedCodes } from '#test/read-codes.ts'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { HaveCode } from './have-code.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const line = toCartLine(sampleProduct(1, 799))
const lines = line ? [line] : []

function Boxes() {
  return <HaveCode lines={lines} codes={useOrderCodes()} />
}
const show = () => render(<Boxes />, { wrapper: InShop })

const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const type = (label: string, text: string) =>
  fireEvent.change(box(label), { target: { value: text } })
const remove = (code: string) => screen.findByRole('button', { name: `Remove ${code}` })
/** What describes the box to screen readers. */
const described = (label: string) =>
  box(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

function apply(label: string, text: string) {
  type(label, text)
  fireEvent.submit(box(label))
}

const unknown = {
  valid: false,
  error: 'Enter a valid discount code',
  errors: [{ code: 'DISCOUNT_NOT_FOUND', message: 'Enter a valid discount code' }],
}
const expired = { valid: false, error: 'This code has expired', errors: [{ code: 'INVALID' }] }

/** The store grants these codes, and does not know others. @returns what it was asked about */
function grant(codes: Readonly<Record<string, object>>) {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { code } = JSON.parse(String(request?.body))
    return Response.json(codes[code] ?? unknown)
  })
  return () =>
    fetched.mock.calls.map(([, request]) => {
      const { code, otherCodes } = JSON.parse(String(request?.body))
      return [code, ...otherCodes]
    })
}
const granted = { valid: true, code: 'X', discount: rupees(80) }
const none = { coupon: null, referral: null }

describe('a code in the wrong box', () => {
  it('is applied as a coupon, which the toast says', async () => {
    const asked = grant({ SAVE10: granted })
    show()
    apply('Referral code', ' save10 \u200b')
    await remove('coupon code SAVE10')
    expect(readAppliedCodes()).toEqual({ ...none, coupon: 'SAVE10' })
    expect(asked()).toEqual([['SAVE10']])
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      topic: 'coupon',
      title: specified('Coupon applied!'),
      description: 'SAVE10 is a coupon code, so we applied it as your coupon.',
      tone: 'success',
    })
    expect(box('Referral code').value).toBe('')
  })

  it('is applied as a referral code, which the toast says with its amount', async () => {
    const asked = grant({ REFERRAL100: granted })
    show()
    apply('Coupon code', 'pgnanisx777')
    await remove('referral code PGNANISX777')
    expect(readAppliedCodes()).toEqual({ ...none, referral: 'PGNANISX777' })
    expect(asked()).toEqual([['PGNANISX777'], ['REFERRAL100']])
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      topic: 'referral',
      title: specified('Referral code applied!'),
      description: 'PGNANISX777 is a referral code, so we applied it as one: ₹80 off this order.',
      tone: 'success',
    })
  })

  it.each([
    [
      { coupon: 'BIG5' },
      'Referral code',
      'SAVE10',
      'SAVE10 is a coupon code. To use it, first remove your coupon BIG5.',
    ],
    [
      { referral: 'PGASHARAO1' },
      'Coupon code',
      'PGNANISX777',
      'PGNANISX777 is a referral code. To use it, first remove PGASHARAO1.',
    ],
  ])('replaces none that is applied, and says which: %o', async (codes, label, text, message) => {
    const asked = grant({ SAVE10: granted, REFERRAL100: granted })
    saveAppliedCodes(codes)
    show()
    apply(label, text)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(readAppliedCodes()).toEqual({ ...none, ...codes })
    expect(showToast).not.toHaveBeenCalled()
    // The new one would take its place: they need not combine.
    expect(asked().at(-1)).toHaveLength(1)
  })

  it('is applied already, when it is the applied one', async () => {
    grant({ SAVE10: granted })
    saveAppliedCodes({ coupon: 'SAVE10' })
    show()
    apply('Referral code', 'SAVE10')
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect(box('Referral code').value).toBe('')
    expect(readAppliedCodes()).toEqual({ ...none, coupon: 'SAVE10' })
  })

  it.each([
    ['Referral code', 'OLD10', 'This code has expired'],
    ['Coupon code', 'OLD10', 'This code has expired'],
    ['Coupon code', 'PGNANISX777', 'Not for PGNANISX777'],
    ['Referral code', 'NANI', 'A referral code starts with PG and has at least 8 characters.'],
    ['Coupon code', 'NANI', 'Enter a valid discount code'],
  ])('is refused with the reason of its kind: %s %s', async (label, text, reason) => {
    grant({ OLD10: expired, REFERRAL100: { ...expired, error: 'Not for REFERRAL100' } })
    show()
    apply(label, text)
    expect((await screen.findByRole('alert')).textContent).toBe(reason)
    expect(readAppliedCodes()).toEqual(none)
  })
})

it('a code typed into its own box does not count as moved, even if the page renders during the request', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(promise)
  saveAppliedCodes({ coupon: 'SAVE10' })
  show()
  apply('Referral code', 'PGNANISX777')
  await screen.findByRole('button', { name: specified('Validating...') })
  resolve(Response.json(granted))
  await remove('referral code PGNANISX777')
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ description: '₹80 off this order.' }),
  )
})

describe('a refusal', () => {
  it.each(['Coupon code', 'Referral code'])('ends as soon as one types in: %s', async (label) => {
    grant({})
    show()
    const hint = described('Referral code')
    apply('Referral code', 'NANI')
    const { textContent: reason } = await screen.findByRole('alert')
    expect(described('Referral code')).toEqual([...(hint ?? []), reason])
    type(label, 'NANIS')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(described('Referral code')).toEqual(hint)
    expect(box('Referral code').getAttribute('aria-invalid')).toBeNull()
    // Only a new attempt brings it back.
    type(label, 'NANI')
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.submit(box('Referral code'))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('is not shown for a text that was changed while the store was asked', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    vi.spyOn(globalThis, 'fetch').mockReturnValue(promise)
    show()
    apply('Coupon code', 'NANI')
    await screen.findByRole('button', { name: specified('Validating...') })
    type('Coupon code', 'NANIS')
    resolve(Response.json(unknown))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Validating...' })).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box('Coupon code').getAttribute('aria-invalid')).toBeNull()
  })
})
