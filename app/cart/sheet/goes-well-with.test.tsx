// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import type { PublicSettings } from '#app/shop/shop-context.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { freeDelivery, InShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { currentVariants, rupees, sampleProduct } from '#test/sample-products.ts'
import { storeSelling, toCard } from '#test/store-selling.ts'
import { CartSheetContent } from './cart-sheet-content.tsx'
import { GoesWellWith } from './goes-well-with.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const inCart = sampleProduct(1, 799, { title: 'Shot Roulette' })
const line = toCartLine(inCart)
if (!line) throw new Error('no variant')
const unnamed = { ...line, product: { ...line.product, handle: '' } }
const other = sampleProduct(2, 299, { title: 'Pocket Antics' })
const third = sampleProduct(3, 499, { title: 'Mafia' })
const soldOut = sampleProduct(4, 599, { title: 'Gone', available: false })
const bare = sampleProduct(5, 599, { title: 'Bare', firstVariant: null, variants: [] })
const known = async () => [inCart, other, third].flatMap(currentVariants)

const pageOf = (
  storefront: StorefrontClient,
  isOpen: boolean,
  settings: Partial<PublicSettings> = freeDelivery,
) => (
  <MemoryRouter>
    <InShop settings={settings} storefront={storefront}>
      <CartSheetContent isOpen={isOpen} />
    </InShop>
  </MemoryRouter>
)

function show(suggested: readonly ProductSummary[], storefront = storeSelling(known, suggested)) {
  localStorage.setItem(CART_KEY, JSON.stringify([line]))
  return render(pageOf(storefront, true))
}

/** A store that recommends nothing, and records the games that it was asked about. */
function openEmptyStore(answers: Readonly<Record<string, unknown>> = {}) {
  const { client, asked } = openFakeStorefront({
    nodes: [],
    productRecommendations: [],
    ...answers,
  })
  const askedFor = () =>
    asked
      .filter(({ name }) => name === 'productRecommendations')
      .map(({ variables }) => variables.productHandle)
  return { client, askedFor, asked }
}

const suggestion = () => screen.findByRole('region', { name: 'Goes well with' })
const rows = () => screen.getAllByRole('button', { name: /^Remove / }).map((each) => each.ariaLabel)

beforeAll(() => {
  polyfillDialogs()
  Element.prototype.scrollIntoView = vi.fn()
})

describe('Goes well with', () => {
  it('is the first two recommended games that are neither in the cart nor sold out', async () => {
    show([inCart, soldOut, other, third, sampleProduct(6, 899)])
    const section = within(await suggestion())
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/product/game-2', '/product/game-3'])
    expect(section.getByRole('heading', { level: 4, name: 'Pocket Antics' })).toBeTruthy()
    expect(section.getByText('₹299')).toBeTruthy()
  })

  it('shows its picture and both prices, and closes the cart when followed', async () => {
    const picture = { url: '/cdn/a.webp', altText: 'The box', width: 1000, height: 1250 }
    const firstVariant = other.firstVariant && {
      ...other.firstVariant,
      compareAtPrice: rupees(399),
    }
    localStorage.setItem(CART_KEY, JSON.stringify([line]))
    const storefront = storeSelling(known, [{ ...other, picture, firstVariant }])
    render(
      <dialog open>{pageOf(storefront, true, { ...freeDelivery, figures: 'measured' })}</dialog>,
    )
    const card = await suggestion()
    const image = card.querySelector('img')
    expect(image?.getAttribute('src')).toMatch(/\/cdn\/a.*240/)
    expect([image?.width, image?.height]).toEqual([240, 300])
    expect(within(card).getByText('₹399').tagName).toBe('S')
    await userEvent.click(within(card).getByRole('link'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows one price without a discount', async () => {
    show([other])
    expect((await suggestion()).querySelector('s')).toBeNull()
  })

  it('reports a full cart', async () => {
    const store = createListStore({
      read: () => Array.from({ length: 250 }, (_, at) => ({ ...line, variantId: `game-${at}` })),
      write: () => {},
      onOutsideChange: () => () => {},
    })
    const onAdded = vi.fn()
    render(
      <MemoryRouter>
        <InShop storefront={storeSelling(known, [other])} cart={store}>
          <GoesWellWith
            lines={[line]}
            removed={[]}
            isShown
            isAwaited={false}
            isFrozen={false}
            onAdded={onAdded}
          />
        </InShop>
      </MemoryRouter>,
    )
    await userEvent.click(within(await suggestion()).getByRole('button'))
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Your cart is full',
      description: 'It holds 250 games, and 999,999 of each.',
      tone: 'destructive',
    })
    expect(onAdded).not.toHaveBeenCalled()
    expect(screen.queryByText(/added to your cart/)).toBeNull()
  })

  it('is added with one click, which is announced, and followed by the next suggestion', async () => {
    show([other, third])
    const add = within(await suggestion()).getByRole('button', { name: 'Add: Pocket Antics' })
    await userEvent.click(add)
    expect(rows()).toEqual(['Remove Shot Roulette', 'Remove Pocket Antics'])
    expect(screen.getByText('Pocket Antics added to your cart.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Add: Mafia')
    const [added] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts
    expect(added).toHaveProperty('textContent', expect.stringContaining('Pocket Antics'))
    // Scrolls no further than needed.
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    await userEvent.click(screen.getByRole('button', { name: 'Add: Mafia' }))
    expect(screen.queryByRole('region', { name: 'Goes well with' })).toBeNull()
  })

  it('is added alone by a double click, although the button then is the next one’s', async () => {
    show([other, third])
    await userEvent.dblClick(
      within(await suggestion()).getByRole('button', { name: 'Add: Pocket Antics' }),
    )
    expect(rows()).toEqual(['Remove Shot Roulette', 'Remove Pocket Antics'])
  })

  it.each([
    ['the only one', [other]],
    ['the second', [third, other]],
  ])('keeps the focus in the cart when it was %s', async (_, suggested) => {
    localStorage.setItem(CART_KEY, JSON.stringify([line]))
    render(<dialog open>{pageOf(storeSelling(known, suggested), true)}</dialog>)
    const add = within(await suggestion()).getByRole('button', { name: 'Add: Pocket Antics' })
    await userEvent.click(add)
    expect(document.activeElement).toBe(screen.getAllByRole('button')[0])
  })

  it('is absent when there is nothing to recommend', async () => {
    show([soldOut, inCart, bare])
    await screen.findByText('Shot Roulette')
    await waitFor(() => expect(screen.queryByText('Gone')).toBeNull())
    expect(screen.queryByText('Goes well with')).toBeNull()
  })

  it('is absent when the store fails, which is logged', async () => {
    expectConsoleError('Suggestions could not be loaded')
    const logged = vi.spyOn(console, 'error')
    const { client, askedFor } = openEmptyStore({
      productRecommendations: new Response('', { status: 500 }),
    })
    show([], client)
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(askedFor()).toEqual(['game-1'])
    expect(screen.queryByText('Goes well with')).toBeNull()
  })

  it('logs nothing when the sheet is closed before the store fails', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { client, askedFor } = openEmptyStore({ productRecommendations: () => promise })
    const { unmount } = show([], client)
    await waitFor(() => expect(askedFor()).toHaveLength(1))
    unmount()
    resolve(new Response('', { status: 500 }))
    for (let turn = 0; turn < 5; turn += 1) await setImmediate()
    expect(askedFor()).toHaveLength(1)
  })

  it('is requested as the sheet opens, and shown once the prices of the cart are known', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly []>()
    const answers = { nodes: () => promise, productRecommendations: [toCard(other)] }
    const { client, askedFor, asked } = openEmptyStore(answers)
    localStorage.setItem(CART_KEY, JSON.stringify([line]))
    const { rerender } = render(pageOf(client, false))
    expect(asked).toEqual([])
    rerender(pageOf(client, true))
    await waitFor(() => expect(askedFor()).toEqual(['game-1']))
    for (let turn = 0; turn < 20; turn += 1) await act(() => setImmediate())
    expect(screen.queryByText('Pocket Antics')).toBeNull()
    resolve([])
    expect(within(await suggestion()).getByText('Pocket Antics')).toBeTruthy()
  })

  it('is not requested again when the sheet is reopened', async () => {
    const { client, askedFor, asked } = openEmptyStore()
    const { rerender } = show([], client)
    await waitFor(() => expect(askedFor()).toHaveLength(1))
    rerender(pageOf(client, false))
    rerender(pageOf(client, true))
    await waitFor(() => expect(asked).toHaveLength(3))
    expect(askedFor()).toHaveLength(1)
  })

  it('is based on the first game of the cart', async () => {
    const { client, askedFor } = openEmptyStore()
    localStorage.setItem(CART_KEY, JSON.stringify([inCart, other].map((game) => toCartLine(game))))
    render(pageOf(client, true))
    await waitFor(() => expect(askedFor()).toEqual(['game-1']))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Shot Roulette' }))
    await waitFor(() => expect(askedFor()).toEqual(['game-1', 'game-2']))
  })

  it('skips games without a handle', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([unnamed, toCartLine(other)]))
    const { client, askedFor } = openEmptyStore()
    render(pageOf(client, true))
    await waitFor(() => expect(askedFor()).toEqual(['game-2']))
  })

  it('is one of the best sellers when no game of the cart has a handle', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([unnamed]))
    render(pageOf(storeSelling(known, [other]), true))
    expect(within(await suggestion()).getByText('Pocket Antics')).toBeTruthy()
  })
})
