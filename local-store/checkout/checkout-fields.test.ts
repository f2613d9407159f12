import { describe, expect, it } from 'vitest'
import { goodForm } from '#test/local-store/open-test-checkout.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import {
  addressOfFields,
  fieldsOfCart,
  findFieldErrors,
  findUnstorable,
  readCheckoutFields,
} from './checkout-fields.ts'

const fieldsWith = (changes: Record<string, string>) =>
  readCheckoutFields(new URLSearchParams({ ...goodForm, ...changes }))

describe('the fields of a delivery', () => {
  it('are valid when all are filled in', () => {
    expect(findFieldErrors(fieldsWith({}))).toEqual({})
  })

  it('are read without extra white space', () => {
    const fields = fieldsWith({ firstName: '  Asha \t Devi ', zip: '400 050' })
    expect(fields).toMatchObject({ firstName: 'Asha Devi', zip: '400050' })
  })

  it('are read without control characters', () => {
    const changes = {
      firstName: 'As\u0000ha\u001b',
      lastName: '\u0000',
      address1: '12 \u0007 Linking\nRoad',
    }
    expect(fieldsWith(changes)).toMatchObject({
      firstName: 'Asha',
      lastName: '',
      address1: '12 Linking Road',
    })
  })

  it.each([
    ['email', 'asha', 'Please enter an email address such as name@example.com'],
    ['email', '', 'Please enter your email address'],
    ['phone', '12345', 'Please enter a phone number with 10 digits, such as 98765 43210'],
    ['firstName', ' ', 'Please enter your first name'],
    ['lastName', '', 'Please enter your last name'],
    ['address1', 'a', 'Please enter the whole address: house number, street, area'],
    ['city', '', 'Please enter your city'],
    ['province', '', 'Please choose your state'],
    ['province', 'Texas', 'Please choose your state from the list'],
    ['zip', '', 'Please enter your PIN code'],
    ['zip', '012345', 'Please enter a valid 6-digit PIN code'],
    ['zip', '40005', 'Please enter a valid 6-digit PIN code'],
    ['firstName', 'a'.repeat(51), 'This is too long: use at most 50 characters'],
    ['phone', '000000000000', 'Please enter a phone number with 10 digits, such as 98765 43210'],
    ['firstName', 'Asha 😀', 'Leave out emojis, please'],
    ['lastName', '<b>Rao</b>', 'Leave out HTML tags, please'],
    ['address1', '<script>alert(1)</script>', 'Leave out HTML tags, please'],
    ['address2', '2nd floor 🏠', 'Leave out emojis, please'],
    ['firstName', 'You won: https://evil.example', 'Leave out web addresses, please'],
    ['lastName', 'Rao www.evil.example', 'Leave out web addresses, please'],
    ['address1', 'Claim at HTTP://evil.example', 'Leave out web addresses, please'],
    ['address2', 'see http://evil.example', 'Leave out web addresses, please'],
    ['city', 'www.evil.example', 'Leave out web addresses, please'],
    ['firstName', 'spam.com', 'Leave out web addresses, please'],
    ['lastName', 'Rao: win.partygames.co.in', 'Leave out web addresses, please'],
    ['address1', 'Claim at bit.ly/abc', 'Leave out web addresses, please'],
    ['city', 'Mumbai <3>', 'Leave out HTML tags, please'],
  ])('report an invalid %s: %j', (field, text, message) => {
    expect(findFieldErrors(fieldsWith({ [field]: text }))).toEqual({ [field]: message })
  })

  it.each([
    'H.No.12/3, Nr.Shop 5, Opp.St.Johns Rd',
    'Rao B.Com, M.A.Khan Marg',
    'c/o asha.rao@gmail.com',
    'Plot 4, Tata.Co office, 2.in block',
  ])('take the address %j, which has no web address', (address1) => {
    expect(findFieldErrors(fieldsWith({ address1 }))).toEqual({})
  })

  it.each(['५६०००१', '560-001', '560 – 001'])(
    'are read with plain digits in the PIN code %s',
    (zip) => {
      expect(fieldsWith({ zip })).toMatchObject({ zip: '560001' })
    },
  )

  it('are read with plain digits in a phone number', () => {
    const fields = fieldsWith({ phone: '+९१ ९८७६५ ४३२१०' })
    expect(fields).toMatchObject({ phone: '+91 98765 43210' })
    expect(findFieldErrors(fields)).toEqual({})
  })

  it('are read without the marks that copied texts may have', () => {
    const changes = { phone: '\u202a98765 43210\u202c', zip: '400001\u200b' }
    expect(fieldsWith(changes)).toMatchObject({ phone: '98765 43210', zip: '400001' })
  })

  it.each(['+91 98765 43210', '09876543210', '(022) 2345-6789', '98765\u201143210'])(
    'accept the phone %s',
    (phone) => {
      expect(findFieldErrors(fieldsWith({ phone }))).toEqual({})
    },
  )

  it.each([
    ['address1', 'Flat 3 < 4th Cross, #12'],
    ['address1', 'Flat 3: Swww. Colony / HTTP Lane'],
    ['lastName', "D'Souza-राव"],
  ])('accept the %s %s', (field, text) => {
    expect(findFieldErrors(fieldsWith({ [field]: text }))).toEqual({})
  })

  it('begin with the phone of the buyer, else with that of the address', () => {
    const deliveryAddress = addressOfFields(fieldsWith({ phone: '9123456789' }))
    const cart = { ...openTestStore().carts.create(), deliveryAddress }
    expect(fieldsOfCart({ ...cart, phone: null }).phone).toBe('9123456789')
    expect(fieldsOfCart({ ...cart, phone: '9876543210' }).phone).toBe('9876543210')
  })

  it('may be empty until the order is placed', () => {
    expect(findUnstorable(readCheckoutFields(new URLSearchParams()))).toEqual({})
  })

  it.each(Object.keys(goodForm))(
    'are quick to check when %s is as long as a form may be',
    (field) => {
      const start = performance.now()
      for (const text of ['<', '1 ', ' ', '@', '(1', 'a.'])
        findFieldErrors(fieldsWith({ [field]: `x${text.repeat(60_000 / text.length)}x` }))
      // Time that grows with the square of the length is above a second.
      expect(performance.now() - start).toBeLessThan(500)
    },
  )

  it('keep one character more than fits', () => {
    const fields = fieldsWith({ lastName: '<'.repeat(60_000) })
    expect(fields.lastName).toBe('<'.repeat(51))
    expect(findFieldErrors(fields)).toEqual({
      lastName: 'This is too long: use at most 50 characters',
    })
  })
})
