import { describe, expect, it } from 'vitest'
import { readSpan } from '#commerce/model/search/read-span.ts'
import type { CatalogueProduct } from '#local-store/catalogue/catalogue-file.ts'
import { readCatalogueFile } from '#test/local-store/read-catalogue-file.ts'
import { demoCatalogueFile } from './catalogue-file.ts'

const { products } = readCatalogueFile(demoCatalogueFile)

/** Its contents are unknown until it is opened, so they cannot be compared. */
const SURPRISE = 'mystery-gully-box'

const combos = products
  .filter(({ productType, handle }) => productType === 'Combos' && handle !== SURPRISE)
  .map((combo) => ({ handle: combo.handle, combo, parts: listParts(combo) }))

/** The games that a combo's description lists, by the beginning of their titles. */
function listParts({ descriptionHtml }: CatalogueProduct) {
  return [...descriptionHtml.matchAll(/<li><strong>(.+?)<\/strong>(.*?)<\/li>/g)].map(
    ([, text = '', rest = '']) => {
      const [name = ''] = text.split(', ')
      const [game, ...others] = products.filter(
        ({ title, productType }) => productType !== 'Combos' && title.includes(name),
      )
      if (!game || others.length > 0) throw new Error(`No single game is called ${name}.`)
      return { game, name, words: text + rest }
    },
  )
}

const fact = ({ metafields }: CatalogueProduct, name: string) =>
  metafields.find(({ key }) => key === name)?.value ?? ''

const playersOf = (product: CatalogueProduct) => {
  const span = readSpan(fact(product, 'players'))
  if (!span) throw new Error(`${product.handle} names no players.`)
  return span
}

const sumOf = (games: readonly CatalogueProduct[], pick: (game: CatalogueProduct) => number) =>
  games.reduce((sum, game) => sum + pick(game), 0)

const priceOf = ({ variants }: CatalogueProduct) => Number(variants[0]?.price)
const priceBefore = ({ variants }: CatalogueProduct) => Number(variants[0]?.compareAtPrice)
const mrpOf = (combo: CatalogueProduct) => Number(JSON.parse(fact(combo, 'mrp')).amount)
const savingOf = ({ combo, parts }: (typeof combos)[number]) =>
  sumOf(
    parts.map(({ game }) => game),
    priceOf,
  ) - priceOf(combo)
const weightOf = ({ variants }: CatalogueProduct) => variants[0]?.weightGrams ?? 0
const ageOf = (game: CatalogueProduct) => Number.parseInt(fact(game, 'age'), 10)

describe.each(combos)('the combo $handle', ({ combo, parts }) => {
  const games = parts.map(({ game }) => game)

  it('lists its games, and has all of them in its box', () => {
    expect(games.length).toBeGreaterThanOrEqual(2)
    for (const { name } of parts) {
      const short = name.replace(/^The Great|: .*$/g, '').trim()
      expect(fact(combo, 'box')).toContain(short)
    }
  })

  it('names the edition of each game', () => {
    for (const { game, words } of parts) {
      const editions = game.variants.map(({ title }) => title)
      if (editions.length < 2) continue
      const named = editions.filter((edition) => words.includes(edition))
      expect(named, game.handle).toHaveLength(1)
      expect(fact(combo, 'box')).toContain(named[0])
    }
  })

  it('has the minimum age of its strictest game', () => {
    expect(ageOf(combo)).toBe(Math.max(...games.map(ageOf)))
  })

  it('has a game for each number of players that it names', () => {
    const { min, max } = playersOf(combo)
    for (const count of [min, max]) {
      const fitting = games.map(playersOf).filter((span) => span.min <= count && count <= span.max)
      expect(fitting.length, `${count} players`).toBeGreaterThan(0)
    }
  })

  it('costs less than its games together, and weighs no less', () => {
    expect(priceOf(combo)).toBeLessThan(sumOf(games, priceOf))
    expect(weightOf(combo)).toBeGreaterThanOrEqual(sumOf(games, weightOf))
  })

  it('has the price of its games together as compare-at price, up to its MRP', () => {
    expect(priceBefore(combo)).toBe(Math.min(sumOf(games, priceOf), mrpOf(combo)))
  })
})

it('only the combo with the largest saving and weight claims to have it', () => {
  const most = combos.filter(({ combo }) =>
    /our biggest|most rupees|kindest/i.test(fact(combo, 'benefits')),
  )
  const best = (pick: (combo: (typeof combos)[number]) => number) =>
    combos.toSorted((one, other) => pick(other) - pick(one))[0]
  const claiming = most.map(({ handle }) => handle)
  expect(claiming).toEqual([best(({ combo }) => weightOf(combo))?.handle])
  expect(claiming).toEqual([best(savingOf)?.handle])
})
