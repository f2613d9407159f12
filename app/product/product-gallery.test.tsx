// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { ProductGallery } from './product-gallery.tsx'

vi.mock('./live/box-opening.tsx', () => ({ BoxOpening: () => 'The box opens' }))

const game = { handle: 'shot-roulette', cardInk: null }
const pictures = ['front', 'open', 'cards'].map((name) => ({
  url: `/cdn/${name}.webp`,
  altText: `The ${name}`,
  width: 1000,
  height: 1250,
}))

const show = (shown = pictures, chosen?: (typeof pictures)[number]) =>
  render(
    <ProductGallery
      {...game}
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

beforeAll(() => {
  polyfillDialogs()
  // jsdom lacks it.
  Element.prototype.scrollTo ??= () => {}
})

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
  it('zooms in and out on click, on the whole screen', async () => {
    show()
    expect(label()).toBe('Zoom in: The front')
    await userEvent.click(inView())
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of Shot Roulette' })
    const picture = within(dialog).getByRole('button', { name: 'Zoom in: The front' })
    await userEvent.click(picture)
    expect(picture.getAttribute('aria-label')).toBe('Zoom out: The front')
    await userEvent.click(picture)
    expect(picture.getAttribute('aria-label')).toBe('Zoom in: The front')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(inView())
  })

  it('follows a mouse wheel away from the chosen picture, which needed no scrolling', () => {
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
    show(pictures, pictures[0])
    rollTo(300)
    expect(label()).toBe('Zoom in: The open')
    width.mockRestore()
  })

  it('has the colour of the game, also full screen', async () => {
    render(<ProductGallery {...game} title="Ludo" pictures={pictures} saving={null} tint="teal" />)
    expect(document.querySelector('.gallery-well')?.classList).toContain('tint-teal')
    await userEvent.click(inView())
    const dialog = await screen.findByRole('dialog')
    expect(dialog.querySelector('.rays')?.classList).toContain('tint-teal')
  })

  it('shows the picture on which the full-screen view was closed', async () => {
    show()
    await userEvent.click(inView())
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show picture 3 of 3' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(label()).toBe('Zoom in: The cards')
    expect(document.activeElement).toBe(inView())
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
  it('shows the selected picture', async () => {
    show()
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

  it('starts with the picture of the chosen variant, and follows another choice', () => {
    const [, open, cards] = pictures
    const { rerender } = show(pictures, cards)
    expect(label()).toBe('Zoom in: The cards')
    expect(screen.getAllByRole('img')[0]?.getAttribute('alt')).toBe('The cards')
    rerender(
      <ProductGallery
        {...game}
        title="Shot Roulette"
        pictures={pictures}
        chosen={open}
        saving={null}
      />,
    )
    expect(label()).toBe('Zoom in: The open')
    rerender(
      <ProductGallery
        {...game}
        title="Shot Roulette"
        pictures={pictures}
        chosen={null}
        saving={null}
      />,
    )
    expect(label()).toBe('Zoom in: The open')
  })

  it.each([
    ['sold out', { cardInk: 'sky', isSoldOut: true }],
    ['a game without card texts', { cardInk: null, isSoldOut: false }],
  ] as const)('keeps the box closed: %s', async (_, props) => {
    render(
      <ProductGallery
        {...{ handle: 'drunk-ludo', title: 'Drunk Ludo', pictures, saving: null, ...props }}
        chosen={pictures[0]}
      />,
    )
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByText('The box opens')).toBeNull()
  })

  it("opens the box of the game's first picture only", async () => {
    const props = { handle: 'drunk-ludo', title: 'Drunk Ludo', pictures, saving: null } as const
    const { unmount } = render(<ProductGallery {...props} cardInk="sky" chosen={pictures[0]} />)
    await screen.findByText('The box opens')
    unmount()
    render(<ProductGallery {...props} cardInk="sky" chosen={pictures[2]} />)
    expect(screen.queryByText('The box opens')).toBeNull()
  })

  it('shows a badge for a saving only', () => {
    const { rerender } = show()
    expect(screen.getByText('Save ₹300 (27% OFF)')).toBeTruthy()
    rerender(<ProductGallery {...game} title="Shot Roulette" pictures={pictures} saving={null} />)
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
