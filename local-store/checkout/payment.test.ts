import { describe, expect, it } from 'vitest'
import { defaultCashRules } from '../store/cash-rules.ts'
import { toCurrency } from '../store/currency.ts'
import { findPaymentErrors, listPaymentMethods } from './payment.ts'

const now = new Date('2026-11-21T10:00:00Z')
const card = {
  paymentMethod: 'card',
  cardNumber: '4242 4242 4242 4242',
  cardExpiry: '12/30',
  cardCvc: '123',
}
const errorsOf = (form: Record<string, string>, code = 'INR', at = now) =>
  findPaymentErrors(
    new URLSearchParams(form),
    listPaymentMethods({ due: 100, currency: toCurrency(code) }, defaultCashRules, '400050'),
    at,
  )

describe('a card', () => {
  it('pays with the test number', () => {
    expect(errorsOf(card)).toEqual({})
  })

  it('may be typed with the digits of an Indian script', () => {
    const typed = { cardNumber: '४२४२ ४२४२ ४२४२ ४२४२', cardExpiry: '१२/३०', cardCvc: '१२३' }
    expect(errorsOf({ ...card, ...typed })).toEqual({})
  })

  it.each(['11/26', '11 / 2026', '1230', '12-30'])('may expire on %s', (cardExpiry) => {
    expect(errorsOf({ ...card, cardExpiry })).toEqual({})
  })

  it('is valid to the end of its month, and a day longer', () => {
    const at = (time: string) => errorsOf({ ...card, cardExpiry: '10/26' }, 'INR', new Date(time))
    expect(at('2026-11-01T23:59:59Z')).toEqual({})
    expect(at('2026-11-02T00:00:01Z')).toEqual({ cardExpiry: 'This card has expired' })
  })

  it.each([
    ['cardNumber', '', 'Enter the card number'],
    ['cardNumber', '4242 4242 4242 4241', 'This card number is not valid: check the digits'],
    ['cardNumber', '5555555555554444', 'Only the test card 4242 4242 4242 4242 is accepted here'],
    ['cardExpiry', '10/26', 'This card has expired'],
    ['cardExpiry', '13/30', 'Enter the expiry as MM/YY'],
    ['cardExpiry', 'soon', 'Enter the expiry as MM/YY'],
    ['cardCvc', '12', 'Enter its 3 or 4 digits'],
  ])('is refused for %s %j', (field, text, message) => {
    expect(errorsOf({ ...card, [field]: text })).toEqual({ [field]: message })
  })

  it.each(['cardNumber', 'cardExpiry', 'cardCvc'])('is refused quickly for a long %s', (field) => {
    const start = performance.now()
    for (const text of [' ', '1', '-', '1 '])
      expect(errorsOf({ ...card, [field]: `1${text.repeat(60_000 / text.length)}x` })).not.toEqual(
        {},
      )
    // Time that grows with the square of the length is above a second.
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe('other ways to pay', () => {
  it.each(['upi', 'cod'])('need no details for %s', (paymentMethod) => {
    expect(errorsOf({ paymentMethod })).toEqual({})
  })

  it('are for rupees only', () => {
    const errors = { paymentMethod: 'Please choose how you want to pay' }
    expect(errorsOf({ paymentMethod: 'upi' }, 'USD')).toEqual(errors)
    expect(errorsOf({ paymentMethod: 'cod' }, 'USD')).toEqual(errors)
    expect(errorsOf(card, 'USD')).toEqual({})
  })

  it('must be one of the three', () => {
    const errors = { paymentMethod: 'Please choose how you want to pay' }
    expect(errorsOf({})).toEqual(errors)
    expect(errorsOf({ paymentMethod: 'barter' })).toEqual(errors)
  })
})
