// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { sampleProduct } from '#test/sample-products.ts'
import {
  answerHelpers,
  fillForm,
  games,
  payButton,
  pressPay,
  settle,
  showCheckout,
  showStoredCheckout,
} from '#test/show-checkout.tsx'
import { specified } from '#test/specification.ts'
import { specifiedToast } from '#test/specified-template.ts'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))
vi.mock(import('#app/toasts/toasts.tsx'), async (real) => ({ ...(await real()), showToast }))

const CREATED = { body: { checkoutUrl: '/checkouts/1' } }
const megabyte = 'a'.repeat(1_000_000)
beforeEach(() => {
  answerHelpers()
})

describe('the checkout page', () => {
  // spec 2.150
  it('shows the specified texts for an empty cart, and a link to the games', async () => {
    await showStoredCheckout()
    const [title, text] = specifiedToast('Your cart is empty / Add some games to get started!')
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    const link = screen.getByRole('link', { name: specified('Continue Shopping') })
    expect(link.getAttribute('href')).toBe('/all-products')
  })

  it('shows an empty cart from the top, whatever the position in the form was', async () => {
    const scrolled: unknown[] = []
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolled.push(this)
      },
    })
    await showStoredCheckout()
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
    expect(scrolled).toEqual([document.body])
  })

  it.each([
    ['a game for adults', 'Drinking Games', true],
    ['games of any age', 'Party Games', false],
  ])('says before the pay button who may order %s', async (_, productType, isForAdults) => {
    const line = toCartLine(sampleProduct(1, 799, { productType }))
    localStorage.setItem(CART_KEY, JSON.stringify([line]))
    await showStoredCheckout()
    const note = screen.queryByText('18+ game: paying confirms you’re 18 or older.')
    const place = note?.compareDocumentPosition(payButton()) ?? 0
    expect(place === Node.DOCUMENT_POSITION_FOLLOWING).toBe(isForAdults)
  })

  // spec 2.146, 2.148
  it('lists each game with quantity and line price, and the totals', async () => {
    await showCheckout()
    const summary = screen.getByRole('complementary', { name: 'Order summary' })
    const rows = within(summary).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Shot Roulette1 × ₹799₹799',
      'Pocket Antics2 × ₹299₹598',
    ])
    const sums = [...summary.querySelectorAll('dl > div')].map((row) => row.textContent)
    expect(sums).toEqual(['Subtotal₹1,397', 'DeliveryFree', 'Total₹1,397'])
  })

  // spec 2.007, 2.145, 2.149, 3.035
  it('offers card (selected), UPI and cash on delivery, with trust badges', async () => {
    await showCheckout()
    const choices = screen.getAllByRole<HTMLInputElement>('radio')
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['card', true],
      ['upi', false],
      ['cod', false],
    ])
    expect(screen.getByText('Secure payment')).toBeTruthy()
    specified('delivery in 3-5 business days')
    const badges = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(badges).toContainEqual(expect.stringContaining('Delivery in 3-5 business days'))
    // Beside them are the pages to read before paying.
    const rules = within(screen.getByRole('list', { name: 'Before you buy' }))
    const addresses = rules.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/shipping', '/returns', '/privacy', '/terms'])
  })

  // spec 2.144
  it.each([
    ['Email', 'email', 'email', 'email', 'next'],
    ['First name', 'text', null, 'given-name', 'next'],
    ['Last name', 'text', null, 'family-name', 'next'],
    ['Address', 'text', null, 'street-address', 'next'],
    ['City', 'text', null, 'address-level2', 'next'],
    ['PIN code', 'text', 'numeric', 'postal-code', 'next'],
    ['State', 'text', null, 'address-level1', 'next'],
    ['Phone', 'tel', 'tel', 'tel', 'go'],
    ['Coupon code', 'text', null, 'off', 'done'],
    ['Referral code', 'text', null, 'off', 'done'],
  ])('gives %s its type, keyboard, autofill and Enter key', async (label, type, ...attributes) => {
    await showCheckout()
    const box = screen.getByLabelText<HTMLInputElement>(label)
    expect(box.type).toBe(type)
    const names = ['inputmode', 'autocomplete', 'enterkeyhint']
    expect(names.map((name) => box.getAttribute(name))).toEqual(attributes)
  })

  it('suggests all states', async () => {
    await showCheckout()
    expect(document.querySelectorAll('datalist option')).toHaveLength(36)
  })

  it.each([
    ['one page', 1, 'The home page'],
    ['to all games when it was opened by itself', 0, 'All games'],
  ])('goes back %s', async (_, idx, text) => {
    window.history.replaceState({ idx }, '')
    await showCheckout()
    fireEvent.click(screen.getByRole('button', { name: specified('Back to Cart') }))
    await settle()
    expect(screen.getByText(text)).toBeTruthy()
    fireEvent.popState(window)
    await settle()
  })
})

describe('an invalid form', () => {
  // spec 5.028
  it('shows a toast, focuses the first invalid field, and clears an error on edit', async () => {
    await showCheckout()
    fillForm({ 'First name': 'Asha1', 'PIN code': '056000' })
    await pressPay()
    const [title, description] = specifiedToast(
      'Please check your information / Some fields need to be corrected.',
    )
    expect(showToast).toHaveBeenCalledWith({ title, description, tone: 'destructive' })
    const pin = screen.getByLabelText('PIN code')
    expect(document.activeElement).toBe(pin)
    expect(screen.getByText(specified('First name can only contain letters'))).toBeTruthy()
    expect(screen.getByText(specified('Please enter a valid 6-digit PIN code'))).toBeTruthy()
    fireEvent.input(pin, { target: { value: '560001' } })
    // A whole PIN code requests the order's quote.
    await settle()
    expect(screen.queryByText('Please enter a valid 6-digit PIN code')).toBeNull()
    expect(
      screen.getByText('First name can only contain letters', { selector: '.field-error' }),
    ).toBeTruthy()
    expect(leavePage).not.toHaveBeenCalled()
  })

  it.each([
    ['Email', 'asha@', specified('Please enter a valid email address')],
    ['Email', `${megabyte}@b.in`, specified('Email must be less than 100 characters')],
    ['First name', '<b>A</b>', 'First name must be at least 2 characters'],
    ['Last name', 'Rao\u202e', 'Last name can only contain letters'],
    ['Address', '14', specified('Address must be at least 5 characters')],
    ['Address', megabyte, specified('Address must be less than 200 characters')],
    ['City', 'Bengaluru 😀', 'City can only contain letters and spaces'],
    ['State', '', 'Please enter your state'],
    ['PIN code', '०५६००१', specified('Please enter a valid 6-digit PIN code')],
    ['Phone', '0984', specified('Please enter a valid phone number')],
  ] as const)('reports hostile input at its field: %s (row %#)', async (label, value, message) => {
    await showCheckout()
    fillForm()
    // The PIN code fills in an empty state.
    await settle()
    fillForm({ [label]: value })
    await pressPay()
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(message, { selector: '.field-error' }).id).toBe(
      field.getAttribute('aria-describedby')?.split(' ').at(-1),
    )
  })
})

describe('a valid form', () => {
  // spec 3.036, 4.046, 4.047, 4.054
  it('redirects to the hosted checkout once, however often it is submitted', async () => {
    const sent = answerHelpers({ '/api/checkout': [CREATED] })
    await showCheckout()
    fillForm()
    fireEvent.click(screen.getByRole('radio', { name: 'Cash on Delivery' }))
    fireEvent.click(payButton())
    await pressPay()
    expect(leavePage).toHaveBeenCalledExactlyOnceWith('/checkouts/1')
    expect(sent).toEqual([
      {
        path: '/api/checkout',
        body: {
          lines: games.map(({ firstVariant }, index) => ({
            variantId: firstVariant?.id,
            quantity: index + 1,
          })),
          email: 'asha@example.in',
          paymentMethod: 'cod',
          shippingAddress: {
            firstName: 'Asha',
            lastName: 'Rao',
            address1: '14 Lavelle Road',
            city: 'Bengaluru',
            province: 'Karnataka',
            zip: '560001',
            phone: '9845012345',
          },
        },
      },
    ])
    expect(screen.getByRole('button', { name: specified('Processing...') })).toBeTruthy()
  })

  it('can be submitted again on a page restored by Back', async () => {
    answerHelpers({ '/api/checkout': [CREATED] })
    await showCheckout()
    fillForm()
    await pressPay()
    expect(screen.getByRole('button', { name: specified('Processing...') })).toBeTruthy()
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await settle()
    expect(payButton().getAttribute('aria-busy')).toBeNull()
  })

  // spec 4.048, 8.005
  it('shows a toast when the checkout fails, and keeps its input for a retry', async () => {
    expectConsoleError('The form could not be sent:')
    answerHelpers({ '/api/checkout': [{ status: 503, body: { message: 'down' } }] })
    await showCheckout()
    fillForm()
    await pressPay()
    const [title, description] = specifiedToast(
      'Checkout failed / Please try again or contact support.',
    )
    expect(showToast).toHaveBeenCalledWith({ title, description, tone: 'destructive' })
    expect(payButton().getAttribute('aria-busy')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('14 Lavelle Road')
  })
})
