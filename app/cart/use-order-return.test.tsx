// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { CART_KEY } from './cart-storage.ts'
import { useOrderReturn } from './use-order-return.ts'

const storedUnits = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]').length

type ReturnProps = { succeeded: boolean; order: string; checkout?: string | null }

function Return({ succeeded, order, checkout = 'PG-22223333' }: ReturnProps) {
  const address = { succeeded, orderNumber: order, statusUrl: null }
  const bringBack = useOrderReturn(address, checkout)
  return (
    bringBack && (
      <button type="button" onClick={bringBack}>
        Bring back
      </button>
    )
  )
}

function comeBack(props: ReturnProps) {
  return render(
    <InShop>
      <Return {...props} />
    </InShop>,
    { wrapper: MemoryRouter },
  )
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(CART_KEY, JSON.stringify([{ ...toCartLine(sampleProduct(1, 799)) }]))
})

describe('the return from the checkout', () => {
  // spec 2.159
  it('empties the cart when it succeeded, once for each order', async () => {
    specified('When query parameter success equals 1 the cart is cleared.')
    const { unmount } = comeBack({ succeeded: true, order: 'PG1042' })
    await waitFor(() => expect(storedUnits()).toBe(0))
    expect(screen.queryByRole('button')).toBeNull()
    unmount()

    localStorage.setItem(CART_KEY, JSON.stringify([{ ...toCartLine(sampleProduct(2, 299)) }]))
    comeBack({ succeeded: true, order: 'PG1042' })
    expect(storedUnits()).toBe(1)
  })

  it('lets the shopper have the games back that a stranger’s link took', async () => {
    comeBack({ succeeded: true, order: 'PG1042', checkout: null })
    const button = await screen.findByRole('button', { name: 'Bring back' })
    expect(storedUnits()).toBe(0)
    fireEvent.click(button)
    expect(storedUnits()).toBe(1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('counts again when another order follows on the same page', async () => {
    const page = (order: string) => (
      <InShop>
        <Return succeeded order={order} />
      </InShop>
    )
    const { rerender } = render(page('PG1042'), { wrapper: MemoryRouter })
    await waitFor(() => expect(storedUnits()).toBe(0))
    localStorage.setItem(CART_KEY, JSON.stringify([{ ...toCartLine(sampleProduct(2, 299)) }]))
    rerender(page('PG1043'))
    await waitFor(() => expect(storedUnits()).toBe(0))
  })

  // spec 2.159
  it('leaves the cart alone when it did not succeed', () => {
    comeBack({ succeeded: false, order: 'PG1042' })
    expect(storedUnits()).toBe(1)
  })
})
