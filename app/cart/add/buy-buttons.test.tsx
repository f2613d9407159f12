// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { createCartActions } from '#app/cart/store/cart-actions.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { useCart } from '#app/cart/store/use-cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { BuyButtons } from './buy-buttons.tsx'
import { BuyBar, BuyPanel } from './buy-panel.tsx'

const { dealToBag, leavePage, showToast } = vi.hoisted(() => ({
  dealToBag: vi.fn(async () => undefined),
  leavePage: vi.fn(),
  showToast: vi.fn(),
}))
vi.mock('./deal-to-bag.ts', () => ({ dealToBag }))
vi.mock('#app/cart/to-checkout/leave-page.ts', () => ({ leavePage }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const game = sampleProduct(1, 799, { title: 'Shot Roulette' })
const soldOut = sampleProduct(2, 299, { available: false })
const choice = sampleChoice()
const bare = sampleProduct(3, 1, { firstVariant: null, variants: [] })

describe("a card's buttons", () => {
  // spec 1.004, 2.133, 8.055
  it('add one to the cart and say so', async () => {
    render(<BuyButtons product={game} />, { wrapper: InShop })
    await userEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    expect(localStorage.getItem(CART_KEY)).toContain('"quantity":1')
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      topic: 'cart',
      title: specified('Added to cart!'),
      description: '1x Shot Roulette added to your cart.',
      picture: null,
      tone: 'success',
      action: { label: 'View cart', onSelect: expect.any(Function), opensDialog: true },
    })
    await waitFor(() => expect(dealToBag).toHaveBeenCalledExactlyOnceWith(undefined, 1))
  })

  it('animate the picture to the bag, and show a thumbnail in the toast', async () => {
    const picture = { url: '/cdn/a.webp', altText: '', width: 1000, height: 1250 }
    render(<BuyButtons product={{ ...game, picture }} />, { wrapper: InShop })
    await userEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    await waitFor(() => expect(dealToBag).toHaveBeenCalledExactlyOnceWith('/cdn/a.webp', 1))
    expect(showToast.mock.lastCall?.[0].picture).toMatch(/\/cdn\/a.*160/)
  })

  it('report a full cart', async () => {
    const line = { ...toCartLine(game), quantity: 999_999 }
    localStorage.setItem(CART_KEY, JSON.stringify([line]))
    render(<BuyButtons product={game} />, { wrapper: InShop })
    await userEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Your cart is full',
      description: 'It holds 250 games, and 999,999 of each.',
      tone: 'destructive',
    })
  })

  // spec 2.134, 5.044
  it('are disabled and read Out of Stock when the first variant is unavailable', () => {
    render(<BuyButtons product={soldOut} />, { wrapper: InShop })
    const buttons = screen.getAllByRole('button', { name: /^Out of Stock/ })
    expect(buttons).toHaveLength(2)
    expect(buttons.every((button) => button.hasAttribute('disabled'))).toBe(true)
  })

  // spec 2.109, 5.044
  it.each([
    ['panel', BuyPanel],
    ['bar', BuyBar],
  ])("are disabled in the product page's %s, which says Out of Stock once", (_, Buttons) => {
    render(<Buttons product={soldOut} />, { wrapper: InShop })
    const add = screen.getByRole('button', { name: specified('Out of Stock') })
    expect(add.hasAttribute('disabled')).toBe(true)
    // Without script it is the only element that says so.
    expect(add.className).not.toContain('noscript')
    const buy = screen.getByRole('button', { name: `${specified('Buy Now')}: Game 2` })
    expect(buy.hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
  })

  it.each([
    ['panel', BuyPanel],
    ['bar', BuyBar],
  ])("hide all but Buy Now of the product page's %s without script", (_, Buttons) => {
    render(<Buttons product={game} />, { wrapper: InShop })
    const [add, buy] = [/^Add/, /^Buy Now/].map((name) => screen.getByRole('button', { name }))
    expect(add?.className).toContain('noscript:hidden')
    expect(buy?.className).not.toContain('noscript:hidden')
  })

  it('name the variant that they add', async () => {
    render(<BuyButtons product={choice} />, { wrapper: InShop })
    await userEvent.click(
      screen.getByRole('button', { name: 'Add to Cart: Antakshari (Oldies / Small)' }),
    )
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({
        description: '1x Antakshari (Oldies / Small) added to your cart.',
      }),
    )
  })

  // spec 5.044
  it('are disabled for a product without variants', () => {
    render(<BuyButtons product={bare} />, { wrapper: InShop })
    expect(screen.getAllByRole('button', { name: /^Out of Stock/ })).toHaveLength(2)
  })

  // spec 8.001
  it('report a failure with the specified text', async () => {
    expectConsoleError('Adding to the cart failed:')
    const store = createListStore<CartLine>({
      read: () => [],
      write: () => {
        throw new Error('broken')
      },
      onOutsideChange: () => () => {},
    })
    render(
      <InShop cart={store}>
        <BuyButtons product={game} />
      </InShop>,
    )
    await userEvent.click(screen.getByRole('button', { name: /^Add to Cart/ }))
    expect(showToast).toHaveBeenCalledWith({
      title: 'Error',
      description: specified('Failed to add item to cart. Please try again.'),
      tone: 'destructive',
    })
  })
})

describe('Buy Now', () => {
  // spec 1.005, 2.133, 4.020
  it('opens a checkout of one game once, however often it is pressed', async () => {
    const fetched = answerFetch({ checkoutUrl: '/checkouts/1' })
    render(<BuyButtons product={game} />, { wrapper: InShop })
    await userEvent.dblClick(screen.getByRole('button', { name: /^Buy Now/ }))
    await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/checkouts/1'))
    const button = screen.getByRole('button', { name: /^Processing/ })
    // Without the script's own request, the browser would send the form.
    expect(fireEvent.submit(button)).toBe(false)
    expect(fetched).toHaveBeenCalledOnce()
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      lines: [{ variantId: game.firstVariant?.id, quantity: 1 }],
    })
    expect(localStorage.getItem(CART_KEY)).toBeNull()
  })

  it('is busy while the request runs, and shows the reason for a refusal', async () => {
    let answer: (response: Response) => void = () => {}
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
    render(<BuyButtons product={game} />, { wrapper: InShop })
    await userEvent.click(screen.getByRole('button', { name: /^Buy Now/ }))
    const busy = await screen.findByRole('button', { name: /^Processing/ })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    answer(Response.json({ message: 'Sold out.' }, { status: 409 }))
    expect(await screen.findByRole('button', { name: /^Buy Now/ })).toBeTruthy()
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Error',
      description: 'Sold out.',
      tone: 'destructive',
    })
  })

  // spec 8.002
  it('reports a failure and becomes active again', async () => {
    expectConsoleError('Checkout could not be created:')
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      if (address === '/healthz') return new Response('ok')
      throw new TypeError('Failed to fetch')
    })
    render(<BuyButtons product={game} />, { wrapper: InShop })
    await userEvent.click(screen.getByRole('button', { name: /^Buy Now/ }))
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({
        title: 'Error',
        description: specified('Failed to proceed to checkout. Please try again.'),
        tone: 'destructive',
      }),
    )
    const button = await screen.findByRole('button', { name: /^Buy Now/ })
    expect(button.getAttribute('aria-busy')).toBeNull()
  })

  // spec 2.110
  it('is a form that works without script', () => {
    const html = renderToString(
      <InShop>
        <BuyPanel product={game} />
      </InShop>,
    )
    expect(html).toContain('<form action="/api/checkout" method="post">')
    expect(html).toContain('name="variantId" value="gid://shopify/ProductVariant/1"')
    expect(html).toContain('name="quantity" value="1"')
    expect(html).toContain('type="submit"')
  })
})

describe('the cart', () => {
  // spec 5.042
  it('ignores a product without variants and logs it', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue()
    const store = createListStore<CartLine>({
      read: () => [],
      write: () => {},
      onOutsideChange: () => () => {},
    })
    expect(createCartActions(store).add(soldOut, 1)).toBe('unavailable')
    expect(createCartActions(store).add(bare, 1)).toBe('unavailable')
    expect(info).toHaveBeenCalledWith(specified('Variant not available'))
    expect(showToast).not.toHaveBeenCalled()
  })

  // spec 8.039
  it('cannot be used outside its provider', () => {
    const complaint = 'useCart must be used within CartProvider'
    expect(() => renderToString(<StrayCount />)).toThrow(complaint)
    expect(() => renderToString(<StrayButtons />)).toThrow(complaint)
  })
})

function StrayCount() {
  return <p>{useCart().count}</p>
}

function StrayButtons() {
  return <BuyButtons product={game} />
}
