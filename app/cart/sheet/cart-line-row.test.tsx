// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MAX_QUANTITY } from '#commerce/model/cart.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { rupees, sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { CartLineRow, type CartLineRowProps } from './cart-line-row.tsx'

beforeAll(polyfillDialogs)

const picture = { url: '/cdn/a.webp', altText: 'The box', width: 1000, height: 1250 }

function show(change: Partial<CartLineRowProps> = {}, quantity = 2) {
  const line = toCartLine(sampleProduct(1, 799, { title: 'Shot Roulette', picture }))
  if (!line) throw new Error('no variant')
  const [onQuantity, onRemove] = [vi.fn(), vi.fn()]
  render(
    <dialog open aria-label="Cart">
      <ul>
        <CartLineRow
          line={{ ...line, quantity }}
          priceBefore={null}
          problem={null}
          isFrozen={false}
          onQuantity={onQuantity}
          onRemove={onRemove}
          {...change}
        />
      </ul>
    </dialog>,
    { wrapper: MemoryRouter },
  )
  return { onQuantity, onRemove }
}

/** The notes are the first status; the quantity is the second. */
const notes = () =>
  [...(screen.getAllByRole('status')[0]?.children ?? [])].map((note) => note.textContent)

const paragraphs = () =>
  [...screen.getByRole('listitem').querySelectorAll('p')].map(({ textContent }) => textContent)

describe('a game in the cart sheet', () => {
  it('has a small picture in a well, and no notes by default', () => {
    show()
    const img = screen.getByRole('listitem').querySelector('img')
    expect(img?.getAttribute('src')).toMatch(/\/cdn\/a.*160/)
    expect([img?.width, img?.height]).toEqual([160, 200])
    // Which outlines dark boxes in the dark theme.
    expect(img?.closest('.card-well')).not.toBeNull()
    expect(notes()).toEqual([])
    expect(paragraphs()).toEqual(['₹799 each'])
  })

  it('has its picture on the colour of the game', () => {
    const line = toCartLine(sampleProduct(1, 799, { picture, tint: 'pink' }))
    if (line) show({ line })
    expect(screen.getByRole('listitem').querySelector('.tint-pink img')).not.toBeNull()
  })

  it('links to its page, and closes the sheet', () => {
    show()
    const link = screen.getByRole('link', { name: 'Shot Roulette' })
    expect(link.getAttribute('href')).toBe('/product/game-1')
    expect(screen.queryByText('Default Title')).toBeNull()
    fireEvent.click(link)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('rounds the unit price, but never the total', () => {
    const line = toCartLine(sampleProduct(1, 99.99))
    if (!line) throw new Error('no variant')
    show({ line: { ...line, quantity: 3 } })
    expect(screen.getByText('₹100 each')).toBeTruthy()
    expect(screen.getByText('₹299.97')).toBeTruthy()
  })

  it('names the chosen variant, and links to it', () => {
    const choice = sampleChoice()
    const line = toCartLine(choice, choice.variants[1])
    if (!line) throw new Error('no variant')
    show({ line })
    expect(paragraphs()).toEqual(['Oldies / Large', '₹799 each'])
    const link = screen.getByRole('link', { name: 'Antakshari' })
    expect(link.getAttribute('href')).toBe('/product/game-4?variant=42')
    const name = 'Antakshari (Oldies / Large)'
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeTruthy()
    expect(screen.getByRole('group', { name: `Quantity of ${name}` })).toBeTruthy()
  })

  it('shows a note for each problem', () => {
    show({ priceBefore: rupees(699), problem: 'Only 3 are left.' }, MAX_QUANTITY)
    expect(notes()).toEqual([
      'Price changed from ₹699 to ₹799',
      'That’s the maximum.',
      'Only 3 are left.',
    ])
  })

  it('says a change of less than a rupee', () => {
    show({ priceBefore: { minor: 79_850, currency: 'INR' } })
    expect(notes()).toEqual(['Price changed from ₹798.50 to ₹799'])
  })

  it('is struck through when sold out, and excluded from the total', () => {
    const line = toCartLine(sampleProduct(1, 799, { available: false }))
    if (!line) throw new Error('no variant')
    show({ line })
    expect(notes()).toEqual(['Sold out'])
    expect(screen.getByText('₹799').tagName).toBe('S')
    expect(screen.getByText(/Not in the total/)).toBeTruthy()
  })

  it('is included in the total when available', () => {
    show()
    expect(screen.getByText('₹1,598').tagName).toBe('B')
    expect(screen.queryByText(/Not in the total/)).toBeNull()
  })

  it('has no link when its stored line lacks a handle', () => {
    const line = toCartLine(sampleProduct(1, 799))
    if (!line) throw new Error('no variant')
    show({ line: { ...line, product: { ...line.product, handle: '' } } })
    expect(screen.getByText('Game 1')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('reports a new quantity or its removal', () => {
    const { onQuantity, onRemove } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }))
    fireEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }))
    expect(onQuantity.mock.calls).toEqual([[3], [1]])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Shot Roulette' }))
    expect(onRemove).toHaveBeenCalledOnce()
  })
})
