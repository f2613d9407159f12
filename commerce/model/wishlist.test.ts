import { describe, expect, it, vi } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { mergeSavedGames } from './merge-saved-games.ts'
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
  // spec 4.009
  it('adds a game once', () => {
    const once = addToWishlist([], ludo)
    expect(idsOf(once)).toEqual([ludo.id])
    expect(addToWishlist(once, ludo)).toBe(once)
  })

  // spec 3.017
  it('stores what a product card shows', () => {
    const { description, pictures, variants, options, ...shown } = ludo
    const [item] = addToWishlist([], ludo)
    expect(item).toMatchObject({ id: ludo.id, product: { title: ludo.title } })
    expect(item?.product).not.toHaveProperty('description')
    expect(shown).toMatchObject(item?.product ?? {})
  })

  // spec 4.010
  it('removes a game, and returns the same list when it is absent', () => {
    expect(idsOf(removeFromWishlist(saved, taboo.id))).toEqual([ludo.id, shots.id])
    expect(removeFromWishlist(saved, 'gid://shopify/Product/9')).toBe(saved)
  })

  it('restores a game at its position, without games removed since', () => {
    const less = removeFromWishlist(removeFromWishlist(saved, ludo.id), shots.id)
    const [first] = saved
    expect(idsOf(restoreToWishlist(less, first ? [first] : [], saved))).toEqual([ludo.id, taboo.id])
  })

  it('keeps a game added meanwhile when others are restored', () => {
    const meanwhile = addToWishlist([], sampleProduct(4, 1))
    expect(idsOf(restoreToWishlist(meanwhile, saved, saved))).toEqual([
      ...idsOf(saved),
      'gid://shopify/Product/4',
    ])
  })
})

describe('a stored wishlist', () => {
  // spec 4.014
  it('is restored unchanged', () => {
    expect(readWishlist(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  })

  it.each([null, {}, 'games', 7])('is null when it is not a list: %j', (json) => {
    expect(readWishlist(json)).toBeNull()
  })

  it('drops items without a product id, and duplicates', () => {
    const onBadItem = vi.fn()
    const json = [{ id: 'x' }, null, saved[0], { id: ludo.id, product: 'other' }]
    expect(readWishlist(json, onBadItem)).toEqual([saved[0]])
    expect(onBadItem).toHaveBeenCalledTimes(2)
  })
})

it.each([
  ['gid://shopify/Product/12', 1],
  ['gid://shopify/Product/12x', 0],
  ['xgid://shopify/Product/12', 0],
  [`gid://shopify/Product/${'9'.repeat(20)}`, 0],
])('an item stored with the id %s is read as %i game', (id, count) => {
  expect(readWishlist([{ id, product: {} }])).toHaveLength(count)
})

describe('a stored product', () => {
  it('is what was saved', () => {
    const { description, pictures, variants, options, game, sharePicture, vendor, ...summary } =
      ludo
    expect(readStoredProduct({ id: ludo.id, product: ludo })).toEqual(summary)
  })

  it.each(['several', 'from'])('keeps its variety: %s', (variety) => {
    const product = { ...ludo, variety }
    expect(readStoredProduct({ id: 'a', product })?.variety).toBe(variety)
  })

  it.each([undefined, 'many', 2])('without a valid variety is still read: %j', (variety) => {
    const product = { ...ludo, variety }
    expect(readStoredProduct({ id: 'a', product })).toEqual(
      readStoredProduct({ id: 'a', product: ludo }),
    )
  })

  it('keeps its picture if the URL is http or a path', () => {
    const picture = { url: '/cdn/a.webp', altText: 'Box', width: 4, height: 5 }
    expect(readStoredProduct({ id: 'a', product: { ...ludo, picture } })?.picture).toEqual(picture)
    const hostile = { ...ludo, picture: { url: 'javascript:alert(1)' } }
    expect(readStoredProduct({ id: 'a', product: hostile })?.picture).toBeNull()
  })

  it('keeps text tags and numeric sizes', () => {
    const picture = { url: '/cdn/a.webp', altText: 5, width: '4', height: '5' }
    const product = { ...ludo, tags: ['new', 7], picture }
    expect(readStoredProduct({ id: 'a', product })).toMatchObject({
      tags: ['new'],
      picture: { url: '/cdn/a.webp', altText: '', width: null, height: null },
    })
    expect(readStoredProduct({ id: 'a', product: { ...ludo, tags: 'new' } })?.tags).toEqual([])
  })

  it.each([
    { id: 'gid://shopify/Product/1' },
    { title: 5 },
    { price: { minor: 1.5, currency: 'INR' } },
    { price: { minor: -1, currency: 'INR' } },
    { price: { minor: 100, currency: 'RUPEES' } },
    { price: { minor: 100, currency: 'XINR' } },
  ])('has no variant when it is stored with %j', (wrong) => {
    const product = { ...ludo, firstVariant: { ...ludo.firstVariant, ...wrong } }
    expect(readStoredProduct({ id: 'a', product })?.firstVariant).toBeNull()
  })

  it('is available only if stored as such, and may be free', () => {
    const free = { minor: 0, currency: 'INR' }
    const product = { ...ludo, firstVariant: { ...ludo.firstVariant, price: free, available: 1 } }
    const variant = readStoredProduct({ id: 'a', product })?.firstVariant
    expect(variant).toMatchObject({ price: free, available: false })
  })

  it.each([
    null,
    'x',
    {},
    { handle: 'a', title: 5, productType: '' },
    { handle: 'a', title: 'A' },
    { handle: '', title: 'A', productType: '' },
  ])('is dropped when it cannot be read: %j', (product) => {
    expect(readStoredProduct({ id: ludo.id, product })).toBeNull()
  })

  it('cannot be bought when its variant cannot be read', () => {
    const product = { ...ludo, firstVariant: { ...ludo.firstVariant, price: 'free' } }
    expect(readStoredProduct({ id: ludo.id, product })?.firstVariant).toBeNull()
  })
})

describe('the games to show', () => {
  it('are the stored ones, latest first, until the store answers', () => {
    const { games, gone } = mergeSavedGames(saved, null)
    expect(idsOf(games)).toEqual([shots.id, taboo.id, ludo.id])
    expect(gone).toEqual([])
  })

  it('have a name even if the stored one cannot be read, and none before the store answers', () => {
    const unreadable = [{ id: ludo.id, product: {} }]
    expect(mergeSavedGames(unreadable, null)).toEqual({ games: [], gone: [] })
    expect(mergeSavedGames(unreadable, []).gone).toEqual([{ id: ludo.id, title: 'A game' }])
  })

  it('have current prices, and those no longer sold are separate', () => {
    const dearer = sampleProduct(1, 999)
    const { games, gone } = mergeSavedGames(saved, [dearer, shots])
    expect(games).toEqual([shots, dearer])
    expect(gone).toEqual([{ id: taboo.id, title: 'Game 2' }])
  })
})

describe('a share link', () => {
  it('lists the games and reads back as the same list', () => {
    const ids = idsOf(saved)
    expect(writeSharedGames(ids)).toBe('1-2-3')
    expect(readSharedGames(`?games=${writeSharedGames(ids)}`)).toEqual(ids)
  })

  it.each(['', '?games=', '?games=abc', '?other=1'])('is null without games: %j', (search) => {
    expect(readSharedGames(search)).toBeNull()
  })

  it('holds each game once and at most a hundred', () => {
    expect(readSharedGames('?games=1-1-2')).toHaveLength(2)
    const ids = Array.from({ length: 101 }, (_, index) => `gid://shopify/Product/${index}`)
    expect(writeSharedGames(ids).split('-')).toHaveLength(100)
    const many = Array.from({ length: 300 }, (_, index) => index).join('-')
    expect(readSharedGames(`?games=${many}`)).toHaveLength(100)
  })
})
