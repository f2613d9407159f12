// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CardRatings } from '#commerce/model/shop-reviews.ts'
import { claimsFor, type ShopClaims } from '#merchant/claims-for.ts'
import { InShop, type InShopProps, simulated } from '#test/in-shop.tsx'
import { sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

const picture = { url: '/cdn/a.webp', altText: 'The box', width: 1000, height: 1250 }
const game = sampleProduct(1, 798.5, { title: 'Shot Roulette', handle: 'shot-roulette', picture })

type Figures = NonNullable<InShopProps['settings']>['figures']

function show(
  props: Partial<ProductCardProps> = {},
  figures: Figures = 'simulated',
  claims: ShopClaims = claimsFor('measured'),
  ratings: CardRatings | null = null,
) {
  render(
    <MemoryRouter>
      <InShop settings={{ figures, claims, ratings }}>
        <ProductCard product={game} {...props} />
      </InShop>
    </MemoryRouter>,
  )
}

describe('a product card', () => {
  // spec 2.135
  it('has one link to the product', () => {
    show()
    const link = screen.getByRole('link', { name: 'Shot Roulette' })
    expect(link.getAttribute('href')).toBe('/product/shot-roulette')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  // spec 2.129, 2.130, 2.131
  it('shows picture, type, price, struck-through price and percent off', () => {
    show()
    expect(screen.getByRole('img', { name: 'The box' }).getAttribute('srcset')).toContain('440w')
    expect(screen.getByText('Party Games')).toBeTruthy()
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.getByText('₹1,099').tagName).toBe('S')
    expect(screen.getByText('27% off')).toBeTruthy()
  })

  // spec 2.131
  it('shows only figures that the source has', () => {
    show({}, 'off')
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.queryByText(/% off/)).toBeNull()
  })

  it('leaves out a percentage that rounds to 0', () => {
    const compareAtPrice = { minor: 801_00, currency: 'INR' }
    const firstVariant = game.firstVariant && { ...game.firstVariant, compareAtPrice }
    show({ product: { ...game, firstVariant } }, 'measured')
    expect(screen.getByText('₹801').tagName).toBe('S')
    expect(screen.queryByText(/% off/)).toBeNull()
  })

  it('says that shipping is extra where it is not free for all', () => {
    show()
    expect(screen.queryByText('before shipping')).toBeTruthy()
    cleanup()
    show({}, 'simulated', simulated.claims)
    expect(screen.queryByText('before shipping')).toBeNull()
  })

  // spec 2.132
  it.each([
    ['Party Games', 'text-teal'],
    ['Couple Games', 'text-pink'],
    ['Drinking Games', 'text-purple'],
    ['Combos', 'text-coral-text'],
  ])('colours the label of %s', (productType, ink) => {
    show({ product: { ...game, productType } })
    expect(screen.getByText(productType).className).toContain(ink)
  })

  it('shows From where variants differ in price, names the one it adds, and links to the choice', () => {
    show({ product: sampleChoice() })
    expect(screen.getByText('From').parentElement?.textContent).toBe('From ₹599')
    expect(screen.getByText('Oldies / Small')).toBeTruthy()
    const add = 'Add to Cart: Antakshari (Oldies / Small)'
    expect(screen.getByRole('button', { name: add })).toBeTruthy()
    const choose = screen.getByRole('link', { name: 'Choose: Antakshari' })
    expect(choose.getAttribute('href')).toBe('/product/game-4')
  })

  it('leads first to what is in stock where only the first variant is sold out', () => {
    const choice = sampleChoice()
    const firstVariant = choice.firstVariant && { ...choice.firstVariant, available: false }
    show({ product: { ...choice, firstVariant, hasOtherInStock: true } })
    const inStock = screen.getByRole('link', { name: 'What’s in stock: Antakshari' })
    expect(inStock.getAttribute('href')).toBe('/product/game-4')
    const soldOut = screen.getAllByRole('button', { name: /^Out of Stock/ })
    expect(soldOut.map((button) => inStock.compareDocumentPosition(button))).toEqual([4, 4])
    expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull()
    cleanup()
    show({ product: { ...choice, firstVariant } })
    expect(screen.getByRole('link', { name: 'Choose: Antakshari' })).toBeTruthy()
  })

  it('omits From when all variants cost the same', () => {
    show({ product: sampleChoice({ variety: 'several' }) })
    expect(screen.getByText('₹599')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Choose: Antakshari' })).toBeTruthy()
  })

  it('calls a game without a type Games, and shows a placeholder without a picture', () => {
    show({ product: { ...game, productType: '', picture: null } })
    expect(screen.getByText('Games')).toBeTruthy()
    expect(document.querySelector('svg.placeholder-art')).toBeTruthy()
  })

  it('has the tint of its picture if the store has one', () => {
    show({ product: { ...game, tint: 'pink' } })
    expect(screen.getByRole('img').closest('.tint-pink')).not.toBeNull()
    cleanup()
    show()
    expect(screen.getByRole('img').closest('[class*="tint-"]')).toBeNull()
  })

  it('shows the rating of published reviews, with a text for screen readers', () => {
    const id = game.id.slice(game.id.lastIndexOf('/') + 1)
    show({}, 'measured', undefined, { [id]: [4.6, 12], 2: [1, 1] })
    expect(screen.getByText('4.6 (12)').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('4.6 of 5, 12 reviews')).toBeTruthy()
    cleanup()
    show({}, 'measured', undefined, { 2: [1, 1] })
    expect(screen.queryByText(/review/)).toBeNull()
    cleanup()
    show({}, 'measured')
    expect(screen.queryByText(/review/)).toBeNull()
  })

  it('has no price when there is no variant', () => {
    show({ product: { ...game, firstVariant: null } })
    expect(screen.queryByText(/₹/)).toBeNull()
  })

  it('stamps the picture of what cannot be bought in any variant', () => {
    const soldOut = sampleProduct(2, 799, { available: false })
    show({ product: soldOut })
    expect(screen.getByText('Sold Out').closest('[aria-hidden=true]')).toBeTruthy()
    for (const product of [game, { ...soldOut, hasOtherInStock: true }]) {
      cleanup()
      show({ product })
      expect(screen.queryByText('Sold Out')).toBeNull()
    }
  })

  it('promises no saving on a variant that cannot be bought', () => {
    show({ product: sampleProduct(2, 799, { available: false }) })
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.queryByText(/₹1,099|% off/)).toBeNull()
  })

  it('has a heart between the title and the buttons to buy', () => {
    show()
    const names = [...document.querySelectorAll('a, button')].map(
      (control) => control.getAttribute('aria-label') ?? control.textContent,
    )
    expect(names[0]).toBe('Shot Roulette')
    expect(names[1]).toBe('Wishlist: Shot Roulette')
    expect(names[2]).toBe('Add to Cart: Shot Roulette')
    expect(screen.getByRole('button', { name: 'Wishlist: Shot Roulette' }).closest('a')).toBeNull()
  })

  it('has another button in its corner where the list brings one', () => {
    show({ corner: <button type="button">Remove</button> })
    expect(screen.queryByRole('button', { name: /^Wishlist/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
  })

  it('has buttons to buy', () => {
    show()
    expect(screen.getByRole('button', { name: 'Add to Cart: Shot Roulette' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Buy Now/ })).toBeTruthy()
  })
})
