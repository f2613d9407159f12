// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ProductGallery } from './product-gallery.tsx'

const pictures = ['front', 'open', 'cards'].map((name) => ({
  url: `/cdn/${name}.webp`,
  altText: `The ${name}`,
  width: 1000,
  height: 1250,
}))

const show = (shown = pictures, chosen?: (typeof pictures)[number]) =>
  render(
    <ProductGallery
      title="Shot Roulette"
      pictures={shown}
      chosen={chosen}
      saving="Save ₹300 (27% OFF)"
    />,
  )

/** The button of the picture in view. */
function inView(): HTMLElement {
  const button = document.querySelector<HTMLElement>('li:not([inert]) > button[aria-label^="Zoom"]')
  if (!button) throw new Error('no picture is in view')
  return button
}
const label = () => inView().getAttribute('aria-label')
const pan = () => ['--pan-x', '--pan-y'].map((name) => inView().style.getPropertyValue(name))

/** Mocks the row's width and scroll position. */
function rollTo(left: number) {
  const row = inView().closest('ul')
  if (!row) throw new Error('no row')
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300)
  row.scrollLeft = left
  fireEvent.scroll(row)
}

describe('the gallery', () => {
  // spec 2.091, 4.023, 4.024
  it('zooms in and out on click', async () => {
    show()
    expect(label()).toBe('Zoom in: The front')
    await userEvent.click(inView())
    expect(label()).toBe('Zoom out: The front')
    await userEvent.click(inView())
    expect(label()).toBe('Zoom in: The front')
  })

  it('follows the pointer while zoomed', () => {
    show()
    vi.spyOn(inView(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 250))
    fireEvent.click(inView(), { detail: 1, clientX: 150, clientY: 175 })
    expect(pan()).toEqual(['25.0%', '50.0%'])
    fireEvent.pointerMove(inView(), { clientX: 300, clientY: 50 })
    expect(pan()).toEqual(['100.0%', '0.0%'])
  })

  it('zooms and pans by keyboard', async () => {
    show()
    inView().focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{ArrowDown}')
    expect(label()).toBe('Zoom out: The front')
    expect(pan()).toEqual(['62.5%', '75.0%'])
    await userEvent.keyboard('{Escape}')
    expect(label()).toBe('Zoom in: The front')
  })

  it('moves to the next picture by arrow keys and stops at the ends', async () => {
    show()
    inView().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(label()).toBe('Zoom in: The cards')
    expect(document.activeElement).toBe(inView())
    await userEvent.keyboard('{ArrowLeft}')
    expect(label()).toBe('Zoom in: The open')
  })

  // spec 2.092
  it('shows the selected picture, unzoomed', async () => {
    show()
    await userEvent.click(inView())
    const second = screen.getByRole('button', { name: 'Show picture 2 of 3' })
    await userEvent.click(second)
    expect(label()).toBe('Zoom in: The open')
    expect(second.getAttribute('aria-pressed')).toBe('true')
  })

  it('follows a swipe', () => {
    show()
    rollTo(290)
    expect(label()).toBe('Zoom in: The open')
    rollTo(600)
    expect(label()).toBe('Zoom in: The cards')
  })

  it('ignores pictures passed on the way to the selected one', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }))
    rollTo(300)
    expect(label()).toBe('Zoom in: The cards')
    // A touch stops the programmatic scroll.
    fireEvent.pointerDown(inView())
    rollTo(290)
    expect(label()).toBe('Zoom in: The open')
  })

  it("starts with the chosen variant's picture, and scrolls to that of another", () => {
    const [, open, cards] = pictures
    const { rerender } = show(pictures, cards)
    expect(label()).toBe('Zoom in: The cards')
    expect(screen.getAllByRole('img')[0]?.getAttribute('alt')).toBe('The cards')
    rerender(
      <ProductGallery title="Shot Roulette" pictures={pictures} chosen={open} saving={null} />,
    )
    expect(label()).toBe('Zoom in: The open')
    rerender(
      <ProductGallery title="Shot Roulette" pictures={pictures} chosen={null} saving={null} />,
    )
    expect(label()).toBe('Zoom in: The open')
  })

  it('shows a badge for a saving only', () => {
    const { rerender } = show()
    expect(screen.getByText('Save ₹300 (27% OFF)')).toBeTruthy()
    rerender(<ProductGallery title="Shot Roulette" pictures={pictures} saving={null} />)
    expect(screen.queryByText(/Save/)).toBeNull()
  })

  // spec 2.092
  it('has no thumbnails for a single picture', () => {
    show(pictures.slice(0, 1))
    expect(label()).toBe('Zoom in: The front')
    expect(screen.queryByRole('button', { name: /^Show picture/ })).toBeNull()
  })

  // spec 2.093
  it('shows a placeholder when there is no picture', () => {
    show([])
    expect(screen.getByRole('img', { name: 'Shot Roulette: no picture yet' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
