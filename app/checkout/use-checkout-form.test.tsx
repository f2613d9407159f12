// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDraft, saveDraft } from '#app/cart/store/checkout-draft.ts'
import { saveDeliveryPin } from '#app/delivery/delivery-pin.ts'
import { InShop } from '#test/in-shop.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'

function Fields() {
  const { formProps } = useCheckoutForm(async () => {})
  return (
    <form {...formProps}>
      <input name="city" aria-label="City" />
      <input name="state" aria-label="State" />
      <input name="zipCode" aria-label="PIN code" />
      {['card', 'upi', 'cod'].map((value) => (
        <input
          key={value}
          type="radio"
          name="paymentMethod"
          aria-label={value}
          value={value}
          defaultChecked={value === 'card'}
        />
      ))}
    </form>
  )
}

const page = (
  <InShop>
    <Fields />
  </InShop>
)

/** The server's form, with something typed before hydration. */
function show(type: () => void = () => {}) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  type()
  render(page, { container, hydrate: true })
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value
const choose = (name: string) => screen.getByRole('radio', { name }).click()

beforeEach(() => {
  saveDraft({})
})

describe('the draft of the checkout form', () => {
  it('restores its fields, and ignores other stored values', () => {
    saveDraft({ city: 'Mysuru', paymentMethod: 'upi', coupon: 'SAVE10' })
    show()
    expect([box('City').value, box('State').value, chosen()]).toEqual(['Mysuru', '', 'upi'])
    expect(readDraft()).toEqual({ city: 'Mysuru', paymentMethod: 'upi', coupon: 'SAVE10' })
  })

  it('uses the PIN code entered for the delivery date until another is typed', () => {
    saveDeliveryPin('400050')
    show()
    expect(box('PIN code').value).toBe('400050')
    expect(readDraft().zipCode).toBe('400050')
    saveDraft({ zipCode: '560038' })
    show()
    expect(box('PIN code').value).toBe('560038')
  })

  it('keeps what was typed and selected before hydration', () => {
    saveDraft({ city: 'Mysuru', state: 'Goa', paymentMethod: 'upi' })
    show(() => {
      box('City').value = 'Pune'
      choose('cod')
    })
    expect([box('City').value, box('State').value, chosen()]).toEqual(['Pune', 'Goa', 'cod'])
    expect(readDraft()).toEqual({ city: 'Pune', state: 'Goa', paymentMethod: 'cod' })
  })
})
