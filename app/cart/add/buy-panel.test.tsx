// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { fillIn } from '#test/specified-template.ts'
import { BuyBar, BuyPanel } from './buy-panel.tsx'

const { leavePage, showToast } = vi.hoisted(() => ({ leavePage: vi.fn(), showToast: vi.fn() }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const game = sampleProduct(1, 799, { title: 'Shot Roulette' })
const soldOut = sampleProduct(2, 299, { available: false })
const bare = sampleProduct(3, 1, { firstVariant: null, variants: [] })
const choice = sampleChoice()

describe("the product page's buy panel and bar", () => {
  // spec 2.105, 2.108, 3.016, 4.022, 4.025, 8.055
  it('have separate quantities, never below 1', async () => {
    render(
      <InShop>
        <BuyPanel product={game} />
        <BuyBar product={game} />
      </InShop>,
    )
    const [more] = screen.getAllByRole('button', { name: 'Increase quantity' })
    const [less] = screen.getAllByRole('button', { name: 'Decrease quantity' })
    if (!more || !less) throw new Error('no stepper')
    expect(less.ariaDisabled).toBe('true')
    await userEvent.click(more)
    const addTwo = fillIn('Add N to Cart - ₹total', { N: '2', total: '1,598' })
    expect(
      screen.getByRole('button', { name: fillIn('Add ₹total', { total: '799' }) }),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: addTwo }))
    const description = fillIn('Nx title added to your cart.', { N: '2', title: 'Shot Roulette' })
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ description })),
    )
    expect(localStorage.getItem(CART_KEY)).toContain('"quantity":2')
  })
})

it.each([BuyPanel, BuyBar])('shows something else instead of the quantity', (Buttons) => {
  render(<Buttons product={soldOut} instead={<a href="?variant=2">See Hinglish</a>} />, {
    wrapper: InShop,
  })
  expect(screen.getByRole('link', { name: 'See Hinglish' })).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('button', { name: 'Out of Stock' }).hasAttribute('disabled')).toBe(true)
})

describe('the chosen variant', () => {
  const [, large, , gone] = choice.variants
  if (!large || !gone) throw new Error('no variants')

  it.each([
    ['panel', BuyPanel, 'Add 1 to Cart - ₹799'],
    ['bar', BuyBar, 'Add ₹799'],
  ])('is what the %s adds and buys', async (_, Buttons, name) => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    render(<Buttons product={choice} chosen={large} />, { wrapper: InShop })
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(
        expect.objectContaining({
          description: '1x Antakshari (Oldies / Large) added to your cart.',
        }),
      ),
    )
    const [line] = JSON.parse(localStorage.getItem(CART_KEY) ?? '')
    expect(line).toMatchObject({
      variantId: large.id,
      product: { images: [{ src: '/cdn/oldies.webp' }] },
      variant: { title: 'Oldies / Large', price: '799.00' },
    })
    await userEvent.click(screen.getByRole('button', { name: /^Buy Now/ }))
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/checkouts/1'))
    expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain(`"${large.id}"`)
  })

  it('can be sold out while the first is not', () => {
    render(<BuyPanel product={choice} chosen={gone} />, { wrapper: InShop })
    const names = screen.getAllByRole('button').filter((button) => button.hasAttribute('disabled'))
    expect(names.map((button) => button.textContent)).toContain(specified('Out of Stock'))
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  })
})

describe('the bar of phones', () => {
  it('adds as many as it says', async () => {
    render(<BuyBar product={game} />, { wrapper: InShop })
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add ₹1,598' }))
    expect(localStorage.getItem(CART_KEY)).toContain('"quantity":2')
  })

  it.each([
    ['is sold out', soldOut],
    ['has no variants', bare],
  ])('says once that a game %s, and offers no quantity', (_, product) => {
    const { rerender } = render(<BuyBar product={product} />, { wrapper: InShop })
    expect(screen.getAllByRole('button', { name: /^Out of Stock/ })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
    const more = () => screen.getByRole('button', { name: 'Increase quantity' })
    expect(more().hasAttribute('disabled')).toBe(true)
    rerender(<BuyPanel product={product} />)
    expect(more().hasAttribute('disabled')).toBe(true)
  })
})
