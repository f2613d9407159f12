import { describe, expect, it } from 'vitest'
import { readCatalogueFile } from '#test/local-store/read-catalogue-file.ts'
import { demoCatalogueFile } from '../catalogue-file.ts'
import { emblemOf } from './emblems/emblem-of.ts'
import type { Game } from './game.ts'
import { games } from './games.ts'

const { products, collections } = readCatalogueFile(demoCatalogueFile)

const layouts = new Map<string, Game['layout']>(games.map(({ handle, layout }) => [handle, layout]))

describe('the drawn games', () => {
  it('are those of the catalogue, with unique names', () => {
    expect(games.map(({ handle }) => handle).toSorted()).toEqual(
      products.map(({ handle }) => handle).toSorted(),
    )
  })

  it('have an emblem in their palette', () => {
    for (const game of games) {
      expect(emblemOf(game)).toMatch(/<path|<circle/)
    }
  })

  it('have distinct emblems and palettes', () => {
    expect(new Set(games.map(({ emblem }) => emblem)).size).toBe(games.length)
    const inks = games.map(({ palette }) => JSON.stringify(palette))
    expect(new Set(inks).size).toBe(games.length)
  })

  it('have the background colour of their label', () => {
    const grounds = products.map(({ handle, metafields }) => [
      handle,
      metafields.find(({ key }) => key === 'ground')?.value,
    ])
    const drawn = games.map(({ handle, palette }) => [handle, palette.ground])
    expect(Object.fromEntries(grounds)).toEqual(Object.fromEntries(drawn))
  })

  it('have four sample cards each, except a single-picture game and a secret one', () => {
    const without = games.flatMap(({ handle, cards }) => (cards?.length === 4 ? [] : handle))
    expect(without).toEqual(['pocket-antics', 'mystery-gully-box'])
  })

  it('use every layout, and never the same one twice in a row', () => {
    expect(new Set(games.map(({ layout }) => layout.kind)).size).toBe(8)
    const lists = [
      products.map(({ handle }) => handle),
      ...collections.map((list) => list.products),
    ]
    for (const list of lists) {
      const kinds = list.map((handle) => layouts.get(handle)?.kind)
      const twins = list.filter(
        (_, at) => kinds[at] !== undefined && kinds[at] !== 'parcel' && kinds[at] === kinds[at + 1],
      )
      expect(twins).toEqual([])
    }
  })

  it('show the boxes that the description of a combo lists', () => {
    for (const { handle, descriptionHtml } of products) {
      const layout = layouts.get(handle)
      if (layout?.kind !== 'parcel') continue
      const listed = [...descriptionHtml.matchAll(/<li><strong>(.+?)<\/strong>/g)]
      const titles = layout.boxes.map((box) => products.find((game) => game.handle === box)?.title)
      expect(titles, handle).toHaveLength(listed.length)
      for (const [, text = ''] of listed) {
        const [name = ''] = text.split(', ')
        expect(titles.join(' | '), handle).toContain(name)
      }
    }
  })
})
