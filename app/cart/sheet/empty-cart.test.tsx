// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it, vi } from 'vitest'
import { freeDelivery, InShop } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { currentVariants, sampleProduct } from '#test/sample-products.ts'
import { storeSelling } from '#test/store-selling.ts'
import { CartSheetContent } from './cart-sheet-content.tsx'

const games = [299, 499, 799].map((price, at) => sampleProduct(at + 1, price))

beforeAll(() => {
  polyfillDialogs()
  Element.prototype.scrollIntoView = vi.fn()
})

it('an empty cart offers four on a tablet held upright', async () => {
  vi.stubGlobal('innerHeight', 1024)
  const five = [...games, sampleProduct(4, 599), sampleProduct(5, 649)]
  render(
    <MemoryRouter>
      <InShop settings={freeDelivery} storefront={storeSelling(async () => [], five)}>
        <CartSheetContent isOpen />
      </InShop>
    </MemoryRouter>,
  )
  const section = await screen.findByRole('region', { name: 'Good ones to begin with' })
  expect(within(section).getAllByRole('button', { name: /^Add: / })).toHaveLength(4)
})

it('an empty cart offers two best sellers, whose button is the next one’s once it is pressed; each is announced, also when it is added again, once it is offered again at the next opening', async () => {
  const storefront = storeSelling(async () => games.flatMap(currentVariants), games)
  const sheet = (isOpen: boolean) => (
    <MemoryRouter>
      <InShop settings={freeDelivery} storefront={storefront}>
        <dialog open>
          <CartSheetContent isOpen={isOpen} />
        </dialog>
      </InShop>
    </MemoryRouter>
  )
  const { rerender } = render(sheet(true))
  const section = await screen.findByRole('region', { name: 'Good ones to begin with' })
  const adding = within(section).getAllByRole('button', { name: /^Add: / })
  expect(adding.map(({ textContent }) => textContent)).toEqual(['Add: Game 1', 'Add: Game 2'])
  await userEvent.click(screen.getByRole('button', { name: 'Add: Game 1' }))
  expect(screen.queryByText('Good ones to begin with')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Add: Game 2')
  const announced = 'Game 1 added to your cart.'
  expect(screen.getByText(announced)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove Game 1' }))
  expect(screen.queryByText(announced)).toBeNull()
  await screen.findByRole('button', { name: 'Add: Game 3' })
  expect(screen.queryByRole('button', { name: 'Add: Game 1' })).toBeNull()
  rerender(sheet(false))
  rerender(sheet(true))
  await userEvent.click(await screen.findByRole('button', { name: 'Add: Game 1' }))
  expect(screen.getByText(announced)).toBeTruthy()
})
