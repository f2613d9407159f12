// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { writeStored } from '#app/browser/browser-storage.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { useWishlist } from '#app/wishlist/use-wishlist.ts'
import { mergeSavedGames } from '#commerce/model/merge-saved-games.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { wishlistPage } from '#content/wishlist-page.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { SavedGames } from './saved-games.tsx'
import { SharedGames } from './shared-games.tsx'

const KEY = 'party-gully-wishlist'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const ludo = sampleProduct(1, 799, { title: 'Drunk Ludo' })
const taboo = sampleProduct(2, 699, { title: 'Desi Taboo', available: false })
const onRetry = vi.fn()

function Saved({ sold, unchecked = false }: { sold?: ProductSummary[]; unchecked?: boolean }) {
  const { items } = useWishlist()
  return (
    <SavedGames
      {...mergeSavedGames(items, sold ?? null)}
      isUnchecked={unchecked}
      onRetry={onRetry}
    />
  )
}

function store(...games: ProductSummary[]) {
  const items = games.map((product) => ({ id: product.id, product }))
  localStorage.setItem(KEY, JSON.stringify(items))
}

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <MemoryRouter>
    <InShop>
      <main tabIndex={-1}>{children}</main>
    </InShop>
  </MemoryRouter>
)
const shown = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const inCart = () =>
  JSON.parse(localStorage.getItem(CART_KEY) ?? '[]').map(
    (line: { product: { title: string } }) => line.product.title,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the saved games', () => {
  // spec 2.012, 2.186
  it('are empty at first, with a link to the shop', () => {
    render(<Saved />, { wrapper })
    const link = screen.getByRole('link', { name: specified('Start Shopping') })
    expect(link.getAttribute('href')).toBe('/all-products')
  })

  it('come with a warning where the browser does not save them', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeStored(KEY, [{ id: ludo.id, product: ludo }])
    full.mockRestore()
    const { unmount } = render(<Saved />, { wrapper })
    expect(screen.getByText(wishlistPage.unsaved)).toBeTruthy()
    unmount()
    writeStored(KEY, [{ id: ludo.id, product: ludo }])
    render(<Saved />, { wrapper })
    expect(shown()).toEqual(['Drunk Ludo'])
    expect(screen.queryByText(wishlistPage.unsaved)).toBeNull()
  })

  // spec 2.185
  it('are listed with their count, last saved first', () => {
    store(ludo, taboo)
    render(<Saved sold={[ludo, taboo]} />, { wrapper })
    expect(shown()).toEqual(['Desi Taboo', 'Drunk Ludo'])
    expect(screen.getByRole('status').textContent).toBe('2 games')
  })

  it('can be removed one by one, keep focus in the list, and are restored by Undo', async () => {
    store(ludo, taboo)
    render(<Saved />, { wrapper })
    await press('Remove: Drunk Ludo')
    expect(shown()).toEqual(['Desi Taboo'])
    expect(document.activeElement).toBe(screen.getByText('1 game'))
    // Focusable by script, but not with the Tab key.
    expect(screen.getByText('1 game').tabIndex).toBe(-1)
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: specified('Removed from wishlist'),
        description: 'Drunk Ludo',
      }),
    )
    act(() => showToast.mock.lastCall?.[0].action.onSelect())
    await waitFor(() => expect(shown()).toEqual(['Desi Taboo', 'Drunk Ludo']))
  })

  it('are restored alone: Undo leaves out games removed before', async () => {
    store(ludo, taboo)
    render(<Saved />, { wrapper })
    await press('Remove: Drunk Ludo')
    const undo = showToast.mock.lastCall?.[0].action.onSelect
    await press('Remove: Desi Taboo')
    act(() => undo())
    await waitFor(() => expect(shown()).toEqual(['Drunk Ludo']))
  })

  it('can be cleared, and restored with Undo', async () => {
    store(ludo, taboo)
    render(<Saved />, { wrapper })
    await press('Clear')
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Wishlist cleared' }))
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('main'))
    act(() => showToast.mock.lastCall?.[0].action.onSelect())
    await waitFor(() => expect(shown()).toHaveLength(2))
  })

  it('can be added to the cart together, unless none can be bought', async () => {
    store(ludo, taboo)
    const { unmount } = render(<Saved />, { wrapper })
    await press('Add all to cart')
    expect(inCart()).toEqual(['Drunk Ludo'])
    unmount()
    store(taboo, sampleProduct(3, 1, { firstVariant: null, variants: [] }))
    render(<Saved />, { wrapper })
    expect(screen.getByRole('button', { name: 'Add all to cart' }).hasAttribute('disabled')).toBe(
      true,
    )
  })

  it('are marked when no longer sold, so that they can be removed', async () => {
    store(ludo, taboo)
    render(<Saved sold={[ludo]} />, { wrapper })
    expect(shown()).toEqual(['Drunk Ludo'])
    expect(screen.getByText('is no longer sold.', { exact: false }).textContent).toContain(
      'Desi Taboo',
    )
    await press('Remove: Desi Taboo')
    expect(screen.queryByText('is no longer sold.', { exact: false })).toBeNull()
  })

  it('are shown as stored when the store does not answer, with a message', async () => {
    store(ludo)
    render(<Saved unchecked />, { wrapper })
    expect(shown()).toEqual(['Drunk Ludo'])
    await press('Try Again')
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('sharing', () => {
  const url = `${window.location.origin}/wishlist?games=2-1`

  it('copies a link to the same games', async () => {
    const user = userEvent.setup()
    store(ludo, taboo)
    render(<Saved />, { wrapper })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Link copied!' })),
    )
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  it("uses the device's share sheet if available, and ignores its dismissal", async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    vi.stubGlobal('navigator', { share })
    store(ludo, taboo)
    render(<Saved />, { wrapper })
    screen.getByRole('button', { name: 'Share' }).click()
    await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ url })))
    expect(showToast).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('shows the link when copying is not permitted', async () => {
    const writeText = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    store(ludo, taboo)
    render(<Saved />, { wrapper })
    screen.getByRole('button', { name: 'Share' }).click()
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ title: 'Copy this link', description: url }),
    )
    vi.unstubAllGlobals()
  })
})

describe('a shared list', () => {
  it('is saved only on request, in its order', async () => {
    render(<SharedGames games={[taboo, ludo]} />, { wrapper })
    expect(localStorage.getItem(KEY)).toBeNull()
    await press('Save all')
    const items = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    expect(mergeSavedGames(items, null).games.map(({ id }) => id)).toEqual([taboo.id, ludo.id])
    const done = screen.getByRole('button', { name: 'All saved' })
    expect(done.ariaDisabled).toBe('true')
    expect(document.activeElement).toBe(done)
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ title: specified('Added to wishlist'), description: '2 games' }),
    )
  })

  it('can be saved game by game and added to the cart', async () => {
    render(<SharedGames games={[taboo, ludo]} />, { wrapper })
    await press('Wishlist: Drunk Ludo')
    await press('Add all to cart')
    expect(inCart()).toEqual(['Drunk Ludo'])
    await press('Save all')
    expect(showToast).toHaveBeenLastCalledWith(
      expect.objectContaining({ description: 'Desi Taboo' }),
    )
  })

  it('shows a message when none of it is sold any more', () => {
    render(<SharedGames games={[]} />, { wrapper })
    expect(screen.getByRole('heading', { name: 'Nothing left on this list' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toBeTruthy()
  })
})
