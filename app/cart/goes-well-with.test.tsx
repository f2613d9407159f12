// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductSummary } from '#commerce/model/product.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { freeDelivery, InShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { storeSelling } from '#test/store-selling.ts'
import { CartSheetContent } from './cart-sheet-content.tsx'
import { CART_KEY } from './cart-storage.ts'

const inCart = sampleProduct(1, 799, { title: 'Shot Roulette' })
const other = sampleProduct(2, 299, { title: 'Pocket Antics' })
const third = sampleProduct(3, 499, { title: 'Mafia' })
const soldOut = sampleProduct(4, 599, { title: 'Gone', available: false })

const known = async () => [inCart, other, third].flatMap(({ firstVariant }) => firstVariant ?? [])

function show(suggested: readonly ProductSummary[], storefront = storeSelling(known, suggested)) {
  localStorage.setItem(CART_KEY, JSON.stringify([toCartLine(inCart)]))
  render(
    <MemoryRouter>
      <InShop settings={freeDelivery} storefront={storefront}>
        <CartSheetContent isOpen />
      </InShop>
    </MemoryRouter>,
  )
}

const suggestion = () => screen.findByRole('region', { name: 'Goes well with' })
const rows = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel)

beforeAll(() => {
  polyfillDialogs()
  Element.prototype.scrollIntoView = vi.fn()
})
beforeEach(() => localStorage.clear())

describe('Goes well with', () => {
  it('is the first recommended game that is neither in the cart nor sold out', async () => {
    show([inCart, soldOut, other, third])
    const card = within(await suggestion())
    expect(card.getByRole('heading', { level: 4, name: 'Pocket Antics' })).toBeTruthy()
    expect(card.getByRole('link').getAttribute('href')).toBe('/product/game-2')
    expect(card.getByText('₹299')).toBeTruthy()
  })

  it('is added by one tap, which says so and leaves the next one', async () => {
    show([other, third])
    const add = within(await suggestion()).getByRole('button', { name: 'Add: Pocket Antics' })
    await userEvent.click(add)
    expect(rows()).toEqual(['Remove Shot Roulette', 'Remove Pocket Antics'])
    expect(screen.getByText('Pocket Antics added to your cart.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Add: Mafia')
    await userEvent.click(screen.getByRole('button', { name: 'Add: Mafia' }))
    expect(screen.queryByRole('region', { name: 'Goes well with' })).toBeNull()
  })

  it('is left out where there is nothing to recommend', async () => {
    show([soldOut, inCart])
    await screen.findByText('Shot Roulette')
    await waitFor(() => expect(screen.queryByText('Gone')).toBeNull())
    expect(screen.queryByText('Goes well with')).toBeNull()
  })

  it('is left out where the store fails, which is logged', async () => {
    expectConsoleError('Suggestions could not be loaded')
    const { client, names } = openFakeStorefront({
      nodes: [],
      productRecommendations: new Response('', { status: 500 }),
    })
    show([], client)
    await waitFor(() => expect(names()).toContain('productRecommendations'))
    expect(screen.queryByText('Goes well with')).toBeNull()
  })
})
