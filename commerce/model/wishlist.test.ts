import { describe, expect, it, vi } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { gatherGames } from './gather-games.ts'
import { readStoredProduct } from './read-stored-product.ts'
import {
  addToWishlist,
  readWishlist,
  removeFromWishlist,
  restoreToWishlist,
  type WishlistItem,
} from './wishlist.ts'
import { readSharedGames, writeSharedGames } from './wishlist-link.ts'

const ludo = sampleProduct(1, 799)
const taboo = sampleProduct(2, 799)
const shots = sampleProduct(3, 799)
const saved = [ludo, taboo, shots].reduce<readonly WishlistItem[]>(addToWishlist, [])
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('the wishlist', () => {
  it('takes a game once', () => {
    const once = addToWishlist([], ludo)
    expect(idsOf(once)).toEqual([ludo.id])
    expect(addToWishlist(once, ludo)).toBe(once)
  })

  it('keeps of a product what its card shows', () => {
    expect(addToWishlist([], ludo)[0]?.product).not.toHaveProperty('description')
  })

  it('loses a game that is removed, and is the same list when there was none', () => {
    expect(idsOf(removeFromWishlist(saved, taboo.id))).toEqual([ludo.id, shots.id])
    expect(removeFromWishlist(saved, 'gid://shopify/Product/9')).toBe(saved)
  })

  it('has a game back where it was, without those removed since', () => {
    const less = removeFromWishlist(removeFromWishlist(saved, ludo.id), shots.id)
    const [first] = saved
    expect(idsOf(restoreToWishlist(less, first ? [first] : [], saved))).toEqual([ludo.id, taboo.id])
  })

  it('keeps a game saved in the meantime when others are put back', () => {
    const meanwhile = addToWishlist([], sampleProduct(4, 1))
    expect(idsOf(restoreToWishlist(meanwhile, saved, saved))).toEqual([
      ...idsOf(saved),
      'gid://shopify/Product/4',
    ])
  })
})

describe('a stored wishlist', () => {
  it('comes back as it was stored', () => {
    expect(readWishlist(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  })

  it.each([null, {}, 'games', 7])('is none when it is no list: %j', (json) => {
    expect(readWishlist(json)).toBeNull()
  })

  it('leaves out what has no product id, and a game that stands there twice', () => {
    const onBadItem = vi.fn()
    const json = [{ id: 'x' }, null, saved[0], { id: ludo.id, product: 'other' }]
    expect(readWishlist(json, onBadItem)).toEqual([saved[0]])
    expect(onBadItem).toHaveBeenCalledTimes(2)
  })
})

describe('a stored product', () => {
  it('is what was saved', () => {
    const { description, pictures, variants, ...summary } = ludo
    expect(readStoredProduct({ id: ludo.id, product: ludo })).toEqual(summary)
  })

  it('keeps its picture, unless the source leads elsewhere than to the web', () => {
    const picture = { url: '/cdn/a.webp', altText: 'Box', width: 4, height: 5 }
    expect(readStoredProduct({ id: 'a', product: { ...ludo, picture } })?.picture).toEqual(picture)
    const hostile = { ...ludo, picture: { url: 'javascript:alert(1)' } }
    expect(readStoredProduct({ id: 'a', product: hostile })?.picture).toBeNull()
  })

  it.each([null, 'x', {}, { handle: 'a', title: 5 }, { handle: '', title: 'A', productType: '' }])(
    'is none when it cannot be read: %j',
    (product) => {
      expect(readStoredProduct({ id: ludo.id, product })).toBeNull()
    },
  )

  it('cannot be bought when its variant cannot be read', () => {
    const product = { ...ludo, firstVariant: { ...ludo.firstVariant, price: 'free' } }
    expect(readStoredProduct({ id: ludo.id, product })?.firstVariant).toBeNull()
  })
})

describe('the games to show', () => {
  it('are the stored ones, last saved first, until the store has answered', () => {
    const { games, gone } = gatherGames(saved, null)
    expect(idsOf(games)).toEqual([shots.id, taboo.id, ludo.id])
    expect(gone).toEqual([])
  })

  it('have the price of today, and those no longer sold stand apart', () => {
    const dearer = sampleProduct(1, 999)
    const { games, gone } = gatherGames(saved, [dearer, shots])
    expect(games).toEqual([shots, dearer])
    expect(gone).toEqual([{ id: taboo.id, title: 'Game 2' }])
  })
})

describe('a share link', () => {
  it('names the games and reads back as the same list', () => {
    const ids = idsOf(saved)
    expect(writeSharedGames(ids)).toBe('1-2-3')
    expect(readSharedGames(`?games=${writeSharedGames(ids)}`)).toEqual(ids)
  })

  it.each(['', '?games=', '?games=abc', '?other=1'])('is none without games: %j', (search) => {
    expect(readSharedGames(search)).toBeNull()
  })

  it('takes each game once and a hundred at most', () => {
    expect(readSharedGames('?games=1-1-2')).toHaveLength(2)
    const many = Array.from({ length: 300 }, (_, index) => index).join('-')
    expect(readSharedGames(`?games=${many}`)).toHaveLength(100)
  })
})
