import { describe, expect, it } from 'vitest'
import { specified } from '#test/specification.ts'
import {
  checkBuyNowForm,
  checkCheckoutRequest,
  checkCouponForm,
  checkCouponRequest,
  checkQuoteRequest,
} from './checkout-request.server.ts'

const variantId = 'gid://shopify/ProductVariant/42'
const line = { variantId, quantity: 2 }

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Pune',
  province: 'Maharashtra',
  zip: '411001',
  phone: '+919812345678',
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('a checkout request', () => {
  // spec 7.038
  it('needs only lines', () => {
    expect(checkCheckoutRequest({ lines: [line] })).toEqual({ ok: true, value: { lines: [line] } })
  })

  it('takes 250 lines', () => {
    expect(checkCheckoutRequest({ lines: Array(250).fill(line) }).ok).toBe(true)
  })

  // spec 7.039
  it('can have code, address, e-mail and payment method', () => {
    const request = {
      lines: [line],
      code: 'WELCOME10',
      email: 'asha@example.in',
      shippingAddress: address,
      paymentMethod: 'cod',
      referralCode: 'PGABCDEF123',
    }
    expect(checkCheckoutRequest(request)).toEqual({ ok: true, value: request })
  })

  it.each([
    ['firstName', 'Asha2', specified('First name can only contain letters')],
    ['lastName', '', 'Please enter your last name'],
    ['address1', 'MG', specified('Address must be at least 5 characters')],
    ['address1', 'a'.repeat(60_000), specified('Address must be less than 200 characters')],
    ['city', '<b>P</b>', 'City must be at least 2 characters'],
    ['province', 'MH-12', 'State can only contain letters and spaces'],
    ['zip', '011001', specified('Please enter a valid 6-digit PIN code')],
    ['phone', 'call me', specified('Please enter a valid phone number')],
    ['phone', undefined, 'Please enter a valid phone number'],
  ])(
    'validates its address by the rules of the checkout form: %s (row %#)',
    (field, value, message) => {
      expect(
        checkCheckoutRequest({ lines: [line], shippingAddress: { ...address, [field]: value } }),
      ).toEqual({ ok: false, message: `${message}.` })
    },
  )

  it('has markup stripped from its address', () => {
    const shippingAddress = { ...address, address1: '<b>12</b> MG Road<script>x</script>' }
    expect(checkCheckoutRequest({ lines: [line], shippingAddress })).toMatchObject({
      value: { shippingAddress: { address1: '12 MG Road' } },
    })
  })

  it('keeps unsupported keys, which the operation warns about', () => {
    const request = { lines: [{ ...line, price: 1 }], total: 1 }
    expect(checkCheckoutRequest(request)).toEqual({ ok: true, value: request })
    const coupon = { ...request, code: 'SAVE10' }
    expect(checkCouponRequest(coupon)).toEqual({ ok: true, value: coupon })
  })

  it.each([
    [null, 'The request must be an object with lines.'],
    ['text', 'The request must be an object with lines.'],
    [[line], 'The request must be an object with lines.'],
    [{}, 'lines must be a list of lines.'],
    [{ lines: [] }, 'lines must hold at least one line.'],
    [{ lines: Array(251).fill(line) }, 'lines must hold at most 250 lines.'],
    [{ lines: ['a'] }, 'lines.0 must be a line with a variantId and a quantity.'],
    [
      { lines: [{ ...line, variantId: '42' }] },
      'lines.0.variantId must name a variant of the store.',
    ],
    [{ lines: [{ ...line, variantId: 42 }] }, 'lines.0.variantId must be text.'],
    [{ lines: [{ ...line, quantity: '2' }] }, 'lines.0.quantity must be a whole number.'],
    [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity must be a whole number.'],
    [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity must be at least 1.'],
    [{ lines: [{ ...line, quantity: -1 }] }, 'lines.0.quantity must be at least 1.'],
    [{ lines: [{ ...line, quantity: 1_000_000 }] }, 'lines.0.quantity must be at most 999999.'],
    [{ lines: [line], code: 'A'.repeat(65) }, 'code must be at most 64 characters.'],
    [{ lines: [line], code: 5 }, 'code must be text.'],
    [{ lines: [line], email: 'nobody' }, `${specified('Please enter a valid email address')}.`],
    [{ lines: [line], email: 5 }, 'Please enter a valid email address.'],
    [{ lines: [line], shippingAddress: 'here' }, 'shippingAddress must be an address.'],
    [{ lines: [line], paymentMethod: 'gold' }, `${specified('Please select a payment method')}.`],
    [{ lines: [line], paymentMethod: 'cash' }, `${specified('Please select a payment method')}.`],
  ])('is rejected with a clear message: %j', (request, message) => {
    expect(checkCheckoutRequest(request)).toEqual({ ok: false, message })
  })
})

describe('the Buy Now form', () => {
  // spec 4.020
  it('defaults to a quantity of 1', () => {
    expect(checkBuyNowForm(form({ variantId }))).toEqual({
      ok: true,
      value: { lines: [{ variantId, quantity: 1 }] },
    })
    expect(checkBuyNowForm(form({ variantId, quantity: '3' }))).toEqual({
      ok: true,
      value: { lines: [{ variantId, quantity: 3 }] },
    })
  })

  it.each<Record<string, string>>([
    {},
    { variantId: 'x' },
    { variantId, quantity: '' },
    { variantId, quantity: 'two' },
  ])('is rejected when incomplete: %j', (fields) => {
    expect(checkBuyNowForm(form(fields)).ok).toBe(false)
  })
})

it.each([`x${variantId}`, `${variantId}x`, `${variantId}\n`, 'gid://shopify/Product/42'])(
  'a variant id of any other form is rejected: %j',
  (other) => {
    expect(checkCheckoutRequest({ lines: [{ variantId: other, quantity: 1 }] })).toEqual({
      ok: false,
      message: 'lines.0.variantId must name a variant of the store.',
    })
  },
)

it('a Buy Now form with an empty quantity is rejected with a message', () => {
  expect(checkBuyNowForm(form({ variantId, quantity: '' }))).toEqual({
    ok: false,
    message: 'lines.0.quantity must be a whole number.',
  })
})

describe('a coupon request', () => {
  it('has a code, as JSON or form, with or without lines', () => {
    expect(checkCouponRequest({ code: ' SAVE10 ', lines: [line] })).toEqual({
      ok: true,
      value: { code: 'SAVE10', lines: [line] },
    })
    expect(checkCouponForm(form({ code: 'SAVE10' }))).toEqual({
      ok: true,
      value: { code: 'SAVE10' },
    })
  })

  it.each([
    ['asha@example.in', 'asha@example.in'],
    ['asha@', undefined],
    [7, undefined],
  ])('ignores an e-mail address until it is valid: %s', (email, taken) => {
    const checked = checkCouponRequest({ code: 'SAVE10', email })
    expect(checked.ok && checked.value.email).toBe(taken)
  })

  it.each([{}, { code: '' }, { code: '   ' }, { code: 7 }, { code: 'A'.repeat(65) }])(
    'is rejected without a valid code: %j',
    (request) => {
      expect(checkCouponRequest(request).ok).toBe(false)
    },
  )
})

describe('a quote request', () => {
  const order = { lines: [line], discountCodes: ['SAVE10', 'REFERRAL100'] }

  it.each([
    order,
    { ...order, discountCodes: [] },
    { ...order, email: 'asha@example.in', address: { zip: '560001', province: 'Karnataka' } },
    { ...order, discountCodes: ['A', 'B', 'C', 'D', 'E'] },
  ])('has lines and codes, and optionally a contact: %j', (request) => {
    expect(checkQuoteRequest(request)).toEqual({ ok: true, value: request })
  })

  it('ignores an incomplete e-mail address or PIN code', () => {
    const typing = { ...order, email: 'asha@', address: { zip: '5600', province: '' } }
    expect(checkQuoteRequest(typing)).toEqual({ ok: true, value: { ...order, address: {} } })
  })

  it.each<[Record<string, unknown>, string]>([
    [{ ...order, lines: undefined }, 'lines must be a list of lines.'],
    [{ ...order, discountCodes: undefined }, 'discountCodes must be a list of codes.'],
    [{ ...order, discountCodes: [' '] }, 'discountCodes.0 must not be empty.'],
    [{ ...order, discountCodes: Array(6).fill('A') }, 'discountCodes must hold at most 5 codes.'],
  ])('is rejected with a clear message: %j', (request, message) => {
    expect(checkQuoteRequest(request)).toEqual({ ok: false, message })
  })
})
