// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { writeStored } from '#app/browser/browser-storage.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { cartSheet } from '#content/cart-sheet.ts'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { CartSummary, type CartSummaryProps } from './cart-summary.tsx'

beforeAll(polyfillDialogs)

function show(change: Partial<CartSummaryProps> = {}, areAllAvailable = true) {
  const line = toCartLine(sampleProduct(1, 109_999))
  const soldOut = toCartLine(sampleProduct(2, 299, { available: false }))
  if (!line || !soldOut) throw new Error('no variant')
  const onProceed = vi.fn()
  render(
    <InSimulatedShop>
      <dialog open aria-label="Cart">
        <CartSummary
          isShown
          codes={{ coupon: null, referral: null, referralDiscount: 'REFERRAL100' }}
          lines={areAllAvailable ? [line] : [line, soldOut]}
          trouble={null}
          problem={null}
          isBusy={false}
          onProceed={onProceed}
          {...change}
        />
      </dialog>
    </InSimulatedShop>,
    { wrapper: MemoryRouter },
  )
  return onProceed
}

const notes = () => [...screen.getByRole('status').children].map((note) => note.textContent)
const proceed = () => screen.getByRole('button', { name: 'Proceed to Checkout' })

describe("the cart's total", () => {
  // spec 1.016, 9.022
  it('says that prices include GST, and is in whole rupees grouped as in India', () => {
    show()
    expect(screen.getByText(specified('Prices include GST'), { exact: false })).toBeTruthy()
    expect(screen.getByText('₹1,09,999')).toBeTruthy()
  })

  it('proceeds to the checkout, and shows no notes by default', () => {
    const onProceed = show()
    expect(notes()).toEqual([])
    expect(proceed().hasAttribute('disabled')).toBe(false)
    expect(proceed().getAttribute('aria-busy')).toBeNull()
    fireEvent.click(proceed())
    expect(onProceed).toHaveBeenCalledOnce()
  })

  it('shows every problem as a note of the button', () => {
    show({ trouble: 'failed', problem: 'Some games changed.' }, false)
    expect(notes()).toEqual([
      'We couldn’t check the prices. These are the ones you last saw.',
      'Sold-out games aren’t in the total. Remove them to go on.',
      'Some games changed.',
    ])
    expect(proceed().hasAttribute('disabled')).toBe(true)
    expect(proceed().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id)
  })

  it('says that the browser does not save the cart, until it does again', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeStored(CART_KEY, [])
    full.mockRestore()
    show()
    expect(notes()).toEqual([cartSheet.unsaved])
    cleanup()
    writeStored(CART_KEY, [])
    show()
    expect(notes()).toEqual([])
  })

  it('closes the sheet when the link to the form is followed', () => {
    show()
    fireEvent.click(screen.getByRole('link', { name: /address/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is busy while the checkout is being created', () => {
    show({ isBusy: true })
    const busy = screen.getByRole('button', { name: 'Processing...' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
  })
})
