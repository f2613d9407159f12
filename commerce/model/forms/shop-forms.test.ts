import { describe, expect, it } from 'vitest'
import { specified } from '#test/specification.ts'
import { checkCheckout } from './checkout-form.ts'
import { checkContact } from './contact-form.ts'
import { checkReview, checkSentReview } from './review-form.ts'

const megabyte = 'a'.repeat(1_000_000)
const PHONE_WRONG = specified('Please enter a valid phone number')
const PIN_WRONG = specified('Please enter a valid 6-digit PIN code')

const contact = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+919812345678',
  query: 'Do you ship to Leh?',
}

const checkout = {
  email: 'asha@example.in',
  firstName: 'Asha',
  lastName: 'Rao',
  address: '12 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipCode: '411001',
  phone: '9812345678',
  paymentMethod: 'card',
}

const faultsOf = (result: { ok: true } | { ok: false; errors: object }) =>
  result.ok ? {} : result.errors

const phones: [string | undefined, boolean][] = [
  ['9812345678', true],
  ['+919812345678', true],
  ['+91 98123-45678', true],
  ['1'.repeat(16), true],
  ['1'.repeat(17), false],
  ['0981234567', false],
  ['+0981234567', false],
  ['98123abc', false],
  ['📞', false],
  ['+', false],
  ['\u202a+91 98123 45678\u202c', true],
  ['\u200e98123\u201145678', true],
  ['98123\u201345678', true],
  ['98123_45678', false],
  ['\u202e8765432189', false],
  [megabyte, false],
]

describe('the contact form', () => {
  // spec 3.033
  it('accepts name, e-mail, phone and query', () => {
    expect(checkContact(contact)).toEqual({ ok: true, value: contact })
  })

  // spec 3.033, 5.010, 5.011
  it.each(phones)('validates the phone (row %#)', (phone, good) => {
    expect(faultsOf(checkContact({ ...contact, phone }))).toEqual(
      good ? {} : { phone: PHONE_WRONG },
    )
  })

  // spec 3.033
  it('reports missing fields as missing, not as too short', () => {
    expect(faultsOf(checkContact({ name: '', email: ' ', phone: '', query: '' }))).toEqual({
      name: 'Please enter your name',
      email: 'Please enter your email',
      phone: 'Please enter your phone number',
      query: 'Please enter your query',
    })
  })

  it('drops hidden characters of an e-mail address and a phone number, but joins no lines', () => {
    const pasted = { email: 'asha@example.in\u200b', phone: '\u202a98123\u201145678\u202c' }
    expect(checkContact({ ...contact, ...pasted })).toMatchObject({
      value: { email: 'asha@example.in', phone: '98123\u201145678' },
    })
    expect(checkContact({ ...contact, email: 'asha@example.in\r\nx' }).ok).toBe(false)
  })

  it('keeps a phone number as typed', () => {
    const result = checkContact({ ...contact, phone: ' +91 98123-45678 ' })
    expect(result).toMatchObject({ value: { phone: '+91 98123-45678' } })
  })

  it('takes a phone number in digits of an Indian script, and stores it in plain ones', () => {
    const result = checkContact({ ...contact, phone: '९८१२३ ४५६७८' })
    expect(result).toMatchObject({ value: { phone: '98123 45678' } })
  })

  // spec 5.012, 5.013
  it.each([
    ['123456789', specified('Query must be at least 10 characters')],
    ['😀'.repeat(9), specified('Query must be at least 10 characters')],
    [`<b>${'</b><b>'.repeat(9)}short`, specified('Query must be at least 10 characters')],
    ['\u202e'.repeat(20), 'Please enter your query'],
    ['1234567890', null],
    ['😀'.repeat(1000), null],
    ['a'.repeat(1000), null],
    ['a'.repeat(1001), specified('Query must be less than 1000 characters')],
    [megabyte, specified('Query must be less than 1000 characters')],
    ['I <3 party games\nand so does Nani', null],
  ])('validates the query (row %#)', (query, message) => {
    expect(faultsOf(checkContact({ ...contact, query }))).toEqual(message ? { query: message } : {})
  })

  it('keeps line breaks of a query and drops markup and invisible characters', () => {
    const result = checkContact({ ...contact, query: 'First <b>line</b>\nsecond\u202e line ' })
    expect(result).toMatchObject({ value: { query: 'First line\nsecond line' } })
  })
})

describe('the checkout form', () => {
  // spec 3.034
  it('accepts an Indian address and a payment method', () => {
    expect(checkCheckout(checkout)).toEqual({ ok: true, value: checkout })
  })

  // spec 3.033, 5.009, 5.010, 5.011
  it.each(phones)('validates the phone (row %#)', (phone, good) => {
    expect(faultsOf(checkCheckout({ ...checkout, phone }))).toEqual(
      good ? {} : { phone: PHONE_WRONG },
    )
  })

  // spec 5.019, 5.020, 5.021, 5.022, 5.023, 5.024, 5.025, 5.026
  it.each([
    ['firstName', 'A', 'First name must be at least 2 characters'],
    ['firstName', 'a'.repeat(31), 'First name must be less than 30 characters'],
    ['firstName', 'Asha Devi', specified('First name can only contain letters')],
    ['firstName', 'Asha2', specified('First name can only contain letters')],
    ['firstName', megabyte, 'First name must be less than 30 characters'],
    ['lastName', '', 'Please enter your last name'],
    ['lastName', 'a'.repeat(31), 'Last name must be less than 30 characters'],
    ['lastName', 'R@o', 'Last name can only contain letters'],
    ['address', 'MG 1', specified('Address must be at least 5 characters')],
    ['address', 'a'.repeat(201), specified('Address must be less than 200 characters')],
    ['address', '<img src=x onerror=alert(1)>', 'Please enter your address'],
    ['city', 'P', 'City must be at least 2 characters'],
    ['city', 'a'.repeat(51), 'City must be less than 50 characters'],
    ['city', 'Pune 1', 'City can only contain letters and spaces'],
    ['state', '', 'Please enter your state'],
    ['state', 'a'.repeat(51), 'State must be less than 50 characters'],
    ['state', 'MH-12', 'State can only contain letters and spaces'],
    ['zipCode', '', PIN_WRONG],
    ['zipCode', '41100', PIN_WRONG],
    ['zipCode', '4110011', PIN_WRONG],
    ['zipCode', '011001', PIN_WRONG],
    ['zipCode', '०११००१', PIN_WRONG],
    ['email', 'asha', specified('Please enter a valid email address')],
    ['phone', '', 'Please enter your phone number'],
    ['paymentMethod', 'gold', specified('Please select a payment method')],
    ['paymentMethod', 'cash', specified('Please select a payment method')],
    ['paymentMethod', undefined, specified('Please select a payment method')],
  ])('says what is wrong with %s (row %#)', (field, value, message) => {
    expect(checkCheckout({ ...checkout, [field]: value })).toEqual({
      ok: false,
      errors: { [field]: message },
    })
  })

  it.each([
    '560 001',
    ' 560001 ',
    '56 00 01',
    '560-001',
    '560 – 001',
    '560001\u200b',
    '५६०००१',
    '೫೬೦ ೦೦೧',
  ])('takes the PIN code %j as six plain digits', (zipCode) => {
    const checked = checkCheckout({ ...checkout, zipCode })
    expect(checked).toMatchObject({ ok: true, value: { zipCode: '560001' } })
  })

  it.each([
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['Dadra&Nagar Haveli', 'Dadra and Nagar Haveli'],
  ])('takes the state %j, as browsers fill it in, as %j', (state, stored) => {
    const checked = checkCheckout({ ...checkout, state, city: state })
    expect(checked).toMatchObject({ ok: true, value: { state: stored, city: stored } })
  })

  it.each(['&', '&&', '& Kashmir', 'Jammu &', 'Jammu && Kashmir'])(
    'refuses the state %j, in which the sign joins nothing',
    (state) => expect(checkCheckout({ ...checkout, state }).ok).toBe(false),
  )

  // spec 5.026
  it('accepts names, cities and states in Indian scripts, and every payment method', () => {
    const local = { firstName: 'आशा', lastName: 'राव', city: 'पुणे', state: 'महाराष्ट्र' }
    for (const paymentMethod of ['card', 'upi', 'cod']) {
      expect(checkCheckout({ ...checkout, ...local, paymentMethod }).ok).toBe(true)
    }
  })
})

describe('the review form', () => {
  const review = { name: 'Asha', rating: 5, text: 'Nani won twice.' }

  it('accepts a name, a rating and a text', () => {
    expect(checkReview(review)).toEqual({ ok: true, value: review })
    expect(checkReview({ ...review, rating: '5' })).toEqual({ ok: true, value: review })
  })

  // spec 5.037
  it.each([
    { name: '  ' },
    { name: '<b></b>' },
    { text: '' },
    { text: '\n \t' },
    { text: '\u200b\u202e' },
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: 'five' },
    { name: 'a'.repeat(51) },
    { text: megabyte },
  ])('rejects row %#', (wrong) => {
    expect(checkReview({ ...review, ...wrong })).toMatchObject({
      ok: false,
      errors: { [Object.keys(wrong)[0] ?? '']: expect.any(String) },
    })
  })

  it('accepts names and texts up to their limits, counting an emoji as one character', () => {
    const longest = { ...review, name: '😀'.repeat(50), text: '😀'.repeat(2000) }
    expect(checkReview(longest)).toEqual({ ok: true, value: longest })
  })

  it('says what is missing and what is too long', () => {
    expect(faultsOf(checkReview({ name: '', text: '', rating: 0 }))).toEqual({
      name: 'Please enter your name',
      text: 'Please write a few words',
      rating: 'Please choose 1 to 5 stars',
    })
    const long = { ...review, name: 'a'.repeat(51), text: 'a'.repeat(2001) }
    expect(faultsOf(checkReview(long))).toEqual({
      name: 'Please use at most 50 characters for your name',
      text: 'Please use at most 2,000 characters for your review',
    })
  })

  it('sends an address, and the number of an order if there is one', () => {
    const sent = { ...review, email: 'asha@example.com' }
    expect(checkSentReview(sent)).toEqual({ ok: true, value: sent })
    for (const order of ['', '#PG-1001_a', '1'.repeat(20)])
      expect(checkSentReview({ ...sent, order })).toEqual({ ok: true, value: { ...sent, order } })
    for (const order of ['1'.repeat(21), 'PG 1001', '<1>', '१'])
      expect(Object.keys(faultsOf(checkSentReview({ ...sent, order })))).toEqual(['order'])
    expect(Object.keys(faultsOf(checkSentReview(review)))).toEqual(['email'])
  })
})
