// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { expectConsoleError } from '#test/expect-console.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { useWishlist } from './use-wishlist.ts'
import { WishlistLink } from './wishlist-link.tsx'
import { WishlistProvider } from './wishlist-provider.tsx'
import { WishlistToggle } from './wishlist-toggle.tsx'

const KEY = 'party-gully-wishlist'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const game = sampleProduct(1, 799, { title: 'Shot Roulette' })

const parts = (
  <MemoryRouter>
    <WishlistProvider>
      <WishlistLink />
      <WishlistToggle product={game} />
    </WishlistProvider>
  </MemoryRouter>
)
function Changer() {
  const { clear, remove, items } = useWishlist()
  return (
    <>
      <button type="button" onClick={() => remove('gid://shopify/Product/1')}>
        Remove one
      </button>
      <button type="button" onClick={clear}>
        Clear {items.length}
      </button>
    </>
  )
}

const heart = () => screen.getByRole('button', { name: 'Wishlist: Shot Roulette' })
const storedIds = () =>
  JSON.parse(localStorage.getItem(KEY) ?? '[]').map(({ id }: { id: string }) => id)

describe("a game's heart", () => {
  // spec 1.006, 2.107, 4.014, 4.026, 8.056
  it('saves and removes the game, with a message that has its title', async () => {
    render(parts)
    expect(heart().getAttribute('aria-pressed')).toBe('false')
    expect(heart().querySelector('use')).toBeTruthy()
    expect(heart().className).not.toContain('text-coral-text')
    await userEvent.click(heart())
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    expect(heart().className).toContain('text-coral-text')
    expect(storedIds()).toEqual([game.id])
    expect(showToast).toHaveBeenLastCalledWith({
      topic: 'wishlist',
      title: specified('Added to wishlist'),
      description: 'Shot Roulette',
    })
    await userEvent.click(heart())
    expect(storedIds()).toEqual([])
    expect(showToast).toHaveBeenLastCalledWith({
      topic: 'wishlist',
      title: specified('Removed from wishlist'),
      description: 'Shot Roulette',
    })
  })

  // spec 2.187, 4.013
  it('is pressed for a game saved on another day', () => {
    localStorage.setItem(KEY, JSON.stringify([{ id: game.id, product: game }]))
    render(parts)
    expect(heart().getAttribute('aria-pressed')).toBe('true')
  })
})

describe('the link to the wishlist', () => {
  // spec 4.012
  it('shows how many games are saved, also after another tab saves one', () => {
    render(parts)
    const link = screen.getByRole('link', { name: 'Wishlist' })
    expect(link.getAttribute('href')).toBe('/wishlist')
    expect(link.textContent).toBe('')
    localStorage.setItem(KEY, JSON.stringify([{ id: game.id, product: game }]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
    expect(screen.getByRole('link', { name: 'Wishlist, 1 game' }).textContent).toBe('1')
  })

  it.each([
    [99, '99'],
    [100, '99+'],
  ])('shows at most two digits: of %i games it shows %s', (count, shown) => {
    const ids = Array.from({ length: count }, (_, index) => ({ id: `${game.id}${index}` }))
    localStorage.setItem(KEY, JSON.stringify(ids))
    render(parts)
    expect(screen.getByRole('link', { name: `Wishlist, ${count} games` }).textContent).toBe(shown)
  })

  it('follows a page that Back restores', () => {
    render(parts)
    localStorage.setItem(KEY, JSON.stringify([{ id: game.id }, { id: `${game.id}2` }]))
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(screen.getByRole('link', { name: 'Wishlist, 2 games' })).toBeTruthy()
  })

  it('shows no number on the server, which has no list', () => {
    localStorage.setItem(KEY, JSON.stringify([{ id: game.id, product: game }]))
    expect(renderToString(parts)).toContain('aria-label="Wishlist"')
  })
})

describe('the stored wishlist', () => {
  it.each(['not JSON', '{"items":[]}', '[{"id":"x"}]'])(
    'is empty and logged when it cannot be read: %s',
    (text) => {
      expectConsoleError('Error loading wishlist from localStorage:')
      localStorage.setItem(KEY, text)
      render(parts)
      expect(screen.getByRole('link', { name: 'Wishlist' })).toBeTruthy()
    },
  )

  // spec 8.040
  it('cannot be used outside its provider', () => {
    expect(() => renderToString(<Changer />)).toThrow(
      'useWishlist must be used within WishlistProvider',
    )
  })

  // spec 4.011
  it('is emptied by clear', async () => {
    const ids = [1, 2, 3].map((number) => ({ id: `gid://shopify/Product/${number}` }))
    localStorage.setItem(KEY, JSON.stringify(ids))
    render(<Changer />, { wrapper: WishlistProvider })
    await userEvent.click(screen.getByRole('button', { name: 'Remove one' }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear 2' }))
    expect(screen.getByRole('button', { name: 'Clear 0' })).toBeTruthy()
    expect(storedIds()).toEqual([])
  })
})
