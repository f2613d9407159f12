import { describe, expect, it, vi } from 'vitest'
import { sampleProduct, sampleVariant } from '#test/sample-products.ts'
import { prepareSearch, searchProducts, suggestAlternatives } from './product-search.ts'

const games = [
  sampleProduct(1, 799, { title: 'Shot Roulette', tags: ['drinking'] }),
  sampleProduct(2, 299, { title: 'Desi Taboo', tags: ['party'] }),
  sampleProduct(3, 999, { title: 'Couple Taboo', tags: ['couple'], productType: 'Couple Games' }),
  sampleProduct(4, 999, { title: 'Café Confessions', tags: [] }),
]
const numbers = (players: string, age: string) => ({
  ...sampleProduct(1, 1).game,
  players,
  age,
})
const titles = (words: string) => searchProducts(games, words).map(({ title }) => title)

describe('the search for games', () => {
  it('returns all games in order for an empty query', () => {
    expect(titles('  ')).toEqual([
      'Shot Roulette',
      'Desi Taboo',
      'Couple Taboo',
      'Café Confessions',
    ])
  })

  it.each([
    ['the beginning of a word', 'rou', ['Shot Roulette']],
    ['words in any order', 'taboo desi', ['Desi Taboo']],
    ['two letters swapped', 'shto', ['Shot Roulette']],
    ['a missing letter', 'roulete', ['Shot Roulette']],
    ['an extra letter', 'tabboo couple', ['Couple Taboo']],
    ['a word without its accent', 'cafe', ['Café Confessions']],
    ['a tag', 'drinking', ['Shot Roulette']],
    ['full-width letters', 'ＴＡＢＯＯ ｄｅｓｉ', ['Desi Taboo']],
    ['a word without matches', 'chess', []],
    ['a key that was held down', 'a'.repeat(90), []],
  ])('accepts %s', (_, words, found) => {
    expect(titles(words)).toEqual(found)
  })

  // spec 1.002
  it('requires every word', () => {
    expect(titles('shot taboo')).toEqual([])
  })

  it.each(['😀', '*', '%', '"', '(', '…'])('finds nothing for %s, which has no word', (words) => {
    expect(titles(words)).toEqual([])
  })

  it.each(['zzzz', 'poker', 'chess', 'uno'])('finds nothing for %s', (words) => {
    const others = [
      sampleProduct(1, 749, { title: 'Bollywood Buzz' }),
      sampleProduct(2, 299, { title: 'Pocket Antics' }),
      sampleProduct(3, 549, { title: 'Rummy for Those Who Claim They Never Cheat' }),
    ]
    expect(searchProducts(others, words)).toEqual([])
  })

  it.each([
    ['a Hindi word in Latin letters', 'daaru', ['Shot Roulette']],
    ['a Hindi word in Devanagari', 'शराब', ['Shot Roulette']],
    ['two words without the space', 'desitaboo', ['Desi Taboo']],
    ['filler words', 'best game for the kapal', ['Couple Taboo']],
    ['a maximum price', 'taboo under ₹500', ['Desi Taboo']],
    ['an exclusion', 'taboo bina pyar', ['Desi Taboo']],
    ['one word wrong in a long title', 'cafe confessions of couples', []],
  ])('interprets %s', (_, words, found) => {
    expect(titles(words)).toEqual(found)
  })

  it('finds games by players and age in the merchant’s notation', () => {
    const numbered = [
      sampleProduct(1, 500, { title: 'Two', game: numbers('2', '18+') }),
      sampleProduct(2, 500, { title: 'Many', game: numbers('4 or more', '8+') }),
      sampleProduct(3, 500, { title: 'Unsaid' }),
    ]
    const find = (words: string) => searchProducts(numbered, words).map(({ title }) => title)
    expect(find('2 players')).toEqual(['Two'])
    expect(find('do log')).toEqual(['Two'])
    expect(find('game for 12 people')).toEqual(['Many'])
    expect(find('adults')).toEqual(['Two'])
    expect(find('bacchon ke liye')).toEqual(['Many'])
  })

  it('finds adult games by “hot”, but not what is called hot by “adult”', () => {
    const potato = sampleProduct(1, 500, { title: 'Hot Potato', tags: ['family'] })
    const minds = sampleProduct(2, 500, { title: 'Minds', tags: ['adult'] })
    expect(searchProducts([potato, minds], 'adult')).toEqual([minds])
    expect(searchProducts([potato, minds], 'family not adult')).toEqual([potato])
    expect(searchProducts([potato, minds], 'hot')).toContain(minds)
  })

  it('finds the first of several variants by its name, but not by the name of a sole one', () => {
    const firstVariant = sampleVariant(1, 500, { title: 'English' })
    const sole = sampleProduct(1, 500, { firstVariant })
    const several = sampleProduct(2, 500, { firstVariant, variety: 'several' })
    expect(searchProducts([sole, several], 'english')).toEqual([several])
  })

  it('indexes a list once, in advance if requested', async () => {
    let reads = 0
    const game = sampleProduct(1, 500)
    const counted = {
      ...game,
      get title() {
        reads += 1
        return 'Desi Taboo'
      },
    }
    const list = [counted]
    await prepareSearch(list)
    const before = reads
    expect(before).toBeGreaterThan(0)
    expect(searchProducts(list, 'taboo')).toHaveLength(1)
    expect(searchProducts(list, 'desi')).toHaveLength(1)
    expect(reads).toBe(before)
  })

  it('indexes a long list in slices, and a search completes the rest', async () => {
    const last = sampleProduct(2500, 500, { title: 'Zebra Crossing' })
    const list = [...Array.from({ length: 2499 }, (_, at) => sampleProduct(at, 500)), last]
    const half = [...list]
    // Each reading of the clock is half a slice later.
    const clock = vi.spyOn(performance, 'now')
    clock.mockImplementation(() => clock.mock.calls.length * 4)
    let turns = 0
    const other = setInterval(() => {
      turns += 1
    })
    void prepareSearch(half)
    expect(searchProducts(half, 'zebra')).toEqual([last])
    await prepareSearch(list)
    clearInterval(other)
    clock.mockRestore()
    expect(turns).toBeGreaterThan(5)
    expect(searchProducts(list, 'zebra')).toEqual([last])
  })

  it('indexes a list in one go within its time slice', async () => {
    const wait = vi.spyOn(globalThis, 'setTimeout')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    await prepareSearch([...games])
    expect(wait).not.toHaveBeenCalled()
    clock.mockRestore()
    wait.mockRestore()
  })

  it('does not match a negated tag', () => {
    const sober = [sampleProduct(1, 500, { tags: ['no alcohol'] })]
    expect(searchProducts(sober, 'sharab')).toEqual([])
    expect(searchProducts(sober, 'no alcohol')).toEqual(sober)
  })
})

describe('alternatives to an empty result', () => {
  it('include the nearest search that has results', () => {
    expect(suggestAlternatives(games, 'cofee confesions').words).toBe('cafe confessions')
    expect(suggestAlternatives(games, 'shot taboo').words).toBe('taboo')
    expect(suggestAlternatives(games, 'taboo under 100').words).toBe('taboo')
    expect(suggestAlternatives(games, 'qqqqqq').words).toBeNull()
  })

  it('include games that match some of the words', () => {
    const offered = suggestAlternatives(games, 'zebra taboo couple drinking').games
    expect(offered.map(({ title }) => title)).toEqual([
      'Couple Taboo',
      'Desi Taboo',
      'Shot Roulette',
      'Café Confessions',
    ])
  })

  it('include four available games, popular ones first', () => {
    const many = [
      sampleProduct(1, 500, { available: false, tags: ['bestseller'] }),
      ...[2, 3, 4, 5].map((number) => sampleProduct(number, 500)),
      sampleProduct(6, 500, { tags: ['bestseller'] }),
    ]
    const offered = suggestAlternatives(many, 'qqqqqq').games.map(({ title }) => title)
    expect(offered).toEqual(['Game 6', 'Game 2', 'Game 3', 'Game 4'])
  })
})
