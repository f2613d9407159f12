// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { wishlistPage } from '#content/wishlist-page.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import WishlistRoute from './wishlist.route.tsx'
// The page loads this on demand; imported here, it is ready at once.
import '#commerce/operations/products.ts'

/** A game as in the store's response. It costs ₹100 times its number. */
function toNode(id: string) {
  const number = id.split('/').at(-1)
  const variant = {
    id: `gid://shopify/ProductVariant/${number}`,
    title: 'Default Title',
    availableForSale: true,
    price: { amount: `${number}00.0`, currencyCode: 'INR' },
    compareAtPrice: null,
  }
  return {
    __typename: 'Product',
    id,
    handle: `game-${number}`,
    title: `Game ${number}`,
    productType: 'Party Games',
    tags: [],
    featuredImage: null,
    variants: { nodes: [variant], pageInfo: { hasNextPage: false } },
  }
}

/** A store that sells every game, unless it is down. */
function openStore(state = { isDown: false }) {
  return openFakeStorefront({
    nodes({ ids }: { ids?: unknown }) {
      if (state.isDown) throw new TypeError('offline')
      return Array.isArray(ids) ? ids.map(String).map(toNode) : []
    },
    products() {
      if (state.isDown) throw new TypeError('offline')
      const nodes = [7, 8].map((number) => toNode(productId(number)))
      return { nodes, pageInfo: { hasNextPage: false, endCursor: null } }
    },
  })
}

function save(...numbers: number[]) {
  const items = numbers.map((number) => {
    const product = sampleProduct(number, 799)
    return { id: product.id, product }
  })
  localStorage.setItem('party-gully-wishlist', JSON.stringify(items))
}

function open(path: string, store = openStore()) {
  const page = (
    <MemoryRouter initialEntries={[path]}>
      <InShop storefront={store.client}>
        <WishlistRoute />
      </InShop>
    </MemoryRouter>
  )
  return {
    ...store,
    page,
    askedIds: () => store.asked.flatMap(({ variables: { ids } }) => (ids ? [ids] : [])),
  }
}

const productId = (number: number) => `gid://shopify/Product/${number}`
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

describe('the browser’s own wishlist', () => {
  it('shows the current prices of the saved games, requested at once', async () => {
    save(1, 2)
    const { page, askedIds } = open('/wishlist')
    render(page)
    expect(screen.getByRole('heading', { level: 1, name: 'My Wishlist' })).toBeTruthy()
    expect(screen.getAllByText('₹799')).toHaveLength(2)
    expect(await screen.findByText('₹200')).toBeTruthy()
    expect(screen.getByText('₹100')).toBeTruthy()
    expect(askedIds()).toEqual([[productId(1), productId(2)]])
    expect(screen.queryByText(/We couldn’t reach the shop/)).toBeNull()
  })

  it('requests again after another tab saves a game, but not after a removal', async () => {
    save(1, 2)
    const { page, askedIds } = open('/wishlist')
    render(page)
    await screen.findByText('₹200')
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Game 2' }))
    expect(titles()).toEqual(['Game 1', wishlistPage.moreGames])
    expect(askedIds()).toHaveLength(1)
    save(1, 3)
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'party-gully-wishlist' })),
    )
    expect(await screen.findByText('₹300')).toBeTruthy()
    expect(askedIds().at(-1)).toEqual([productId(1), productId(3)])
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Game 1' }))
    expect(titles()).toEqual(['Game 3', wishlistPage.moreGames])
    expect(askedIds()).toHaveLength(2)
  })

  it('offers games to begin with while it is empty, and none if the store fails', async () => {
    const { page, asked } = open('/wishlist')
    const { unmount } = render(page)
    expect(screen.getByRole('link', { name: 'Start Shopping' })).toBeTruthy()
    const games = within(await screen.findByRole('region', { name: wishlistPage.firstGames }))
    const cards = await games.findAllByRole('heading', { level: 3 })
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Game 7', 'Game 8'])
    expect(asked).toHaveLength(1)
    const heart = games.getByRole('button', { name: 'Wishlist: Game 7' })
    await userEvent.click(heart)
    expect(titles()).toEqual(['Game 7', wishlistPage.firstGames])
    expect(document.activeElement).toBe(heart)
    unmount()
    localStorage.clear()
    render(open('/wishlist', openStore({ isDown: true })).page)
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  })

  it('offers more games while it is less than a row, without its own', async () => {
    save(7)
    const { unmount } = render(open('/wishlist').page)
    const games = within(await screen.findByRole('region', { name: wishlistPage.moreGames }))
    const cards = await games.findAllByRole('heading', { level: 3 })
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Game 8'])
    unmount()
    save(1, 2, 3, 7)
    render(open('/wishlist').page)
    await screen.findByText('₹300')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('offers games to begin with once its games are removed, until Undo', async () => {
    save(7)
    const { unmount } = render(open('/wishlist').page)
    await screen.findByRole('region', { name: wishlistPage.moreGames })
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Game 7' }))
    const games = within(screen.getByRole('region', { name: wishlistPage.firstGames }))
    expect(games.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    unmount()
    save(1, 2, 3, 7)
    render(open('/wishlist').page)
    await screen.findByText('₹300')
    await userEvent.click(screen.getByRole('button', { name: wishlistPage.clear }))
    await screen.findByRole('region', { name: wishlistPage.firstGames })
    save(1, 2, 3, 7)
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'party-gully-wishlist' })),
    )
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('says when the store failed, and retries on request', async () => {
    save(1)
    const state = { isDown: true }
    render(open('/wishlist', openStore(state)).page)
    expect(await screen.findByText(/We couldn’t reach the shop/)).toBeTruthy()
    expect(screen.getByText('₹799')).toBeTruthy()
    state.isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('₹100')).toBeTruthy()
    expect(screen.queryByText(/We couldn’t reach the shop/)).toBeNull()
  })
})

describe('a share link', () => {
  it('shows its games in its order, separate from the saved ones', async () => {
    save(9)
    render(open('/wishlist?games=2-1').page)
    expect(screen.getByRole('heading', { level: 1, name: 'A Shared Wishlist' })).toBeTruthy()
    expect(screen.getByText(/picked out and sent to you/).tagName).toBe('P')
    expect(screen.getByText('Loading your games...')).toBeTruthy()
    await waitFor(() => expect(titles()).toEqual(['Game 2', 'Game 1']))
    expect(screen.queryByText('Loading your games...')).toBeNull()
  })

  it('says when its games could not be loaded, and retries on request', async () => {
    const state = { isDown: true }
    render(open('/wishlist?games=2-1', openStore(state)).page)
    expect(await screen.findByRole('alert')).toBeTruthy()
    state.isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(titles()).toEqual(['Game 2', 'Game 1']))
  })
})

it('the server renders the same loading page for every list', () => {
  save(1)
  const html = renderToString(open('/wishlist?games=2-1').page)
  expect(html).toContain('My Wishlist')
  expect(html).toContain('Loading your games...')
})
