import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { searchProducts, suggestAlternatives } from './product-search.ts'

const listOf = (titles: readonly string[]) =>
  titles.map((title, at) => sampleProduct(at, 500, { title, productType: 'Boxes' }))

/** The titles that a search finds among these. */
const find = (words: string, ...titles: string[]) =>
  searchProducts(listOf(titles), words).map(({ title }) => title)

/* Each threshold from both sides: the last search that is forgiven, and the first that is not. The titles are made
   up, so that no synonym group matches them. */
describe.each([
  ['a typo from four letters on', 'zopi', 'Zapi', 'zop', 'Zap'],
  ['two typos from seven letters on', 'rolexte', 'Roulette', 'gxandx', 'Grande'],
  ['one typo in what is typed, of five letters', 'antik', 'Antakshari', 'antk', 'Antakshari'],
  [
    'a beginning of four letters before another word',
    'roul zapi',
    'Roulette Zapi',
    'rou zapi',
    'Roulette Zapi',
  ],
  [
    'a missing space between words of three letters',
    'zaproulette',
    'Zap Roulette',
    'gorush',
    'Go Rush',
  ],
  ['the first letters swapped, never another first letter', 'aztop', 'Zatop', 'boker', 'Joker'],
  ['a sound of three letters as a beginning', 'fan', 'Phantasm', 'fa', 'Phantasm'],
  [
    'one unknown word of four',
    'zapi grande zatop qqqq',
    'Zapi Grande Zatop',
    'zapi grande qqqq',
    'Zapi Grande',
  ],
])('the search forgives %s', (_, forgiven, title, refused, missed) => {
  it(`so "${forgiven}" finds ${title}`, () => expect(find(forgiven, title)).toEqual([title]))
  it(`and "${refused}" does not find ${missed}`, () => expect(find(refused, missed)).toEqual([]))
})

it('a one-letter sound matches no word: zzzz sounds like j', () => {
  expect(find('zzzz', 'Jugaad')).toEqual([])
})

it('a phrase has at most three words', () => {
  expect(find('sach ya himmat', 'Truth and Dare', 'Sach Himmat')).toContain('Truth and Dare')
})

describe('the facts of a game', () => {
  const numbered = (players: string, age: string) => [
    sampleProduct(1, 500, { game: { ...sampleProduct(1, 500).game, players, age } }),
  ]
  const finds = (words: string, players: string, age: string) =>
    searchProducts(numbered(players, age), words).length === 1

  it.each([
    ['adult', '2', '18+', '2', '17+'],
    ['kid', '2', '9+', '2', '10+'],
    ['big group', '2 to 15', '12+', '2 to 14', '12+'],
  ])('"%s" matches %s players of %s, but not %s of %s', (words, players, age, others, otherAge) => {
    expect(finds(words, players, age)).toBe(true)
    expect(finds(words, others, otherAge)).toBe(false)
  })
})

describe('the ranking', () => {
  const order = (words: string, ...games: { title: string; tags: string[] }[]) =>
    searchProducts(
      games.map((game, at) => sampleProduct(at, 500, { ...game, productType: 'Boxes' })),
      words,
    ).map(({ title }) => title)

  it('puts a whole word before a prefix, and a title prefix before a tag', () => {
    const begun = { title: 'Zapimatic', tags: [] }
    expect(order('zapi', begun, { title: 'Zapi', tags: [] })).toEqual(['Zapi', 'Zapimatic'])
    expect(order('zapi', { title: 'Grande', tags: ['zapi'] }, begun)).toEqual([
      'Zapimatic',
      'Grande',
    ])
  })

  it('puts an exact word before a mistyped one', () => {
    const typed = { title: 'Zapito', tags: ['grande'] }
    const right = { title: 'Grande', tags: ['zapito'] }
    expect(order('zxpito grande', typed, right)).toEqual(['Grande', 'Zapito'])
  })

  it('puts the word before a synonym, and a synonym in the title before a tag', () => {
    const other = { title: 'Whisky', tags: [] }
    expect(order('beer', other, { title: 'Beer', tags: [] })).toEqual(['Beer', 'Whisky'])
    expect(order('beer', { title: 'Zapi', tags: ['beer'] }, other)).toEqual(['Whisky', 'Zapi'])
  })
})

describe('the nearest search', () => {
  const nearest = (words: string, ...titles: string[]) =>
    suggestAlternatives(listOf(titles), words).words

  it.each([
    ['two of five letters wrong', 'zxxot', 'Zapot', 'zxxxt'],
    ['three letters of a long one', 'rxulxttx', 'Roulette', 'rxxlxttx'],
  ])('tolerates %s', (_, forgiven, title, refused) => {
    expect(nearest(forgiven, title)).toBe(title.toLowerCase())
    expect(nearest(refused, title)).toBeNull()
  })

  it('omits each of the first four words in turn', () => {
    const titles = ['Zapi Grande Zatop Roulette', 'Antakshari'] as const
    expect(nearest('zapi grande zatop antakshari roulette', ...titles)).toBe(
      'zapi grande zatop roulette',
    )
    expect(nearest('zapi grande zatop roulette antakshari', ...titles)).toBeNull()
  })
})
