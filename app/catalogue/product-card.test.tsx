// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

const picture = { url: '/cdn/a.webp', altText: 'The box', width: 1000, height: 1250 }
const game = sampleProduct(1, 799, { title: 'Shot Roulette', handle: 'shot-roulette', picture })

function show(props: Partial<ProductCardProps> = {}) {
  const card = (
    <ProductCard product={game} figures="simulated" actions={<p>buttons</p>} {...props} />
  )
  render(<MemoryRouter>{card}</MemoryRouter>)
}

describe('a product card', () => {
  it('leads to the product by one link', () => {
    show()
    const link = screen.getByRole('link', { name: 'Shot Roulette' })
    expect(link.getAttribute('href')).toBe('/product/shot-roulette')
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('shows picture, type, price, struck-through price and percent off', () => {
    show()
    expect(screen.getByRole('img', { name: 'The box' }).getAttribute('srcset')).toContain('440w')
    expect(screen.getByText('Party Games')).toBeTruthy()
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.getByText('₹1,099').tagName).toBe('S')
    expect(screen.getByText('27% off')).toBeTruthy()
    expect(screen.getByText('buttons')).toBeTruthy()
  })

  it('shows no figure that the source does not give', () => {
    show({ figures: 'off' })
    expect(screen.getByText('₹799')).toBeTruthy()
    expect(screen.queryByText(/% off/)).toBeNull()
  })

  it.each([
    ['Party Games', 'text-teal'],
    ['Couple Games', 'text-pink'],
    ['Drinking Games', 'text-purple'],
    ['Combos', 'text-coral-text'],
  ])('colours the label of %s', (productType, ink) => {
    show({ product: { ...game, productType } })
    expect(screen.getByText(productType).className).toContain(ink)
  })

  it('calls a game without a type Games, and draws one without a picture', () => {
    show({ product: { ...game, productType: '', picture: null } })
    expect(screen.getByText('Games')).toBeTruthy()
    expect(document.querySelector('svg.placeholder-art')).toBeTruthy()
  })

  it('has no price when there is no variant', () => {
    show({ product: { ...game, firstVariant: null } })
    expect(screen.queryByText(/₹/)).toBeNull()
  })

  it('tells that the shopper means to open it, by pointer, finger or focus', () => {
    const onIntent = vi.fn()
    show({ onIntent })
    const link = screen.getByRole('link', { name: 'Shot Roulette' })
    fireEvent.pointerEnter(link)
    fireEvent.touchStart(link)
    fireEvent.focus(link)
    expect(onIntent.mock.calls).toEqual([['shot-roulette'], ['shot-roulette'], ['shot-roulette']])
  })
})
