import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { browseTestCheckout } from '#test/local-store/browse-test-checkout.ts'

const address = {
  zip: '560001',
  city: 'Bengaluru',
  province: 'Karnataka',
  address1: '17 Patang Gully',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '9876543210',
}
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/40', cardCvc: '123' }

let browser = new JSDOM('').window

beforeEach(async () => {
  browser = await browseTestCheckout()
})

const field = (id: string) => browser.document.getElementById(id) as HTMLInputElement
const errorOf = (id: string) => browser.document.getElementById(`${id}-error`)?.textContent

/** Fills in the form and presses a button. @returns whether the form is sent */
function pay(typed: Record<string, string>, method = 'card', button = 'pay'): boolean {
  field(`payment-${method}`).click()
  for (const [id, value] of Object.entries({ ...address, ...card, ...typed }))
    field(id).value = value
  const form = browser.document.querySelector('form')
  const submitter = browser.document.querySelector<HTMLElement>(`button[value=${button}]`)
  return form?.dispatchEvent(
    new browser.SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }),
  ) as boolean
}

describe('a card with a wrong number, expiry or code', () => {
  it('is not sent, stays as it was typed, and says what is wrong', () => {
    const wrong = { cardNumber: '4242 4242 4242 4241', cardExpiry: '13/40', cardCvc: '12' }
    expect(pay(wrong)).toBe(false)
    expect(field('cardNumber').value).toBe(wrong.cardNumber)
    expect(errorOf('cardNumber')).toBe('Error: This card number is not valid: check the digits')
    expect(errorOf('cardExpiry')).toBe('Error: Enter the expiry as MM/YY')
    expect(errorOf('cardCvc')).toBe('Error: Enter its 3 or 4 digits')
    expect(field('cardCvc').getAttribute('aria-describedby')).toBe('cardCvc-error')
    expect(browser.document.activeElement).toBe(field('cardNumber'))
  })

  it('is not sent by Enter either, which presses the first button', () => {
    expect(browser.document.querySelector('button')?.value).toBe('next')
    expect(pay({ cardCvc: '12' }, 'card', 'next')).toBe(false)
  })

  it('is counted among the errors that the store has found', () => {
    const [phone, notices] = [field('phone'), browser.document.querySelector('.checkout-notices')]
    phone.setAttribute('aria-invalid', 'true')
    phone.insertAdjacentHTML('afterend', '<p id="phone-error">Not a number</p>')
    notices?.insertAdjacentHTML(
      'beforeend',
      '<div class="notice notice-error"><h2>One field needs</h2><a></a></div>',
    )
    pay({ cardCvc: '12' })
    expect(notices?.textContent).toContain('2 fields need your attention')
  })

  it('is sent once it is corrected', () => {
    pay({ cardCvc: '12' })
    field('cardCvc').dispatchEvent(new browser.Event('input', { bubbles: true }))
    expect(errorOf('cardCvc')).toBeUndefined()
    expect(pay({})).toBe(true)
  })

  it('says it once, however often the button is pressed', () => {
    pay({ cardCvc: '12' })
    pay({ cardCvc: '1' })
    expect(browser.document.querySelectorAll('.error')).toHaveLength(1)
  })

  it.each([
    ['another field is empty', { cardCvc: '12', phone: '' }],
    ['it has digits that only the store reads', { cardCvc: '१२३' }],
  ])('is sent if %s', (_, typed) => {
    expect(pay(typed)).toBe(true)
  })

  it('has expired by the time of the store, not of a phone whose clock is years ahead', () => {
    browser.eval('Date = class extends Date { constructor(at = 3e12) { super(at) } }')
    expect(pay({ cardExpiry: '12/19' })).toBe(false)
    expect(errorOf('cardExpiry')).toBe('Error: This card has expired')
    expect(pay({})).toBe(true)
  })

  it('does not matter to another way to pay', () => {
    expect(pay({ cardCvc: '' }, 'upi')).toBe(true)
  })
})
