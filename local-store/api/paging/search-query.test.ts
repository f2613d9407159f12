import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsSearch, readSearchQuery, type SearchTerm } from './search-query.ts'

/** The expression as text, fully parenthesised. */
function show(query: string): string {
  const expression = readSearchQuery(query)
  if (expression === null) return ''
  const write = (part: NonNullable<typeof expression>): string => {
    if (part.type === 'term') return writeTerm(part.term)
    if (part.type === 'not') return `!${write(part.inner)}`
    return `(${part.parts.map(write).join(part.type === 'and' ? ' & ' : ' | ')})`
  }
  return write(expression)
}

function writeTerm({ field, comparison, value, isPrefix }: SearchTerm): string {
  return `${field ?? '*'}${comparison}${value}${isPrefix ? '…' : ''}`
}

describe('a search query', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['Ludo', '*=ludo'],
    ['drunk ludo', '(*=drunk & *=ludo)'],
    ['"drunk ludo"', '*=drunk ludo'],
    ['tag:party', 'tag=party'],
    ["title:'Desi Taboo'", 'title=desi taboo'],
    ['variants.price:>=499.50', 'variants.price>=499.50'],
    ['lud*', '*=lud…'],
    ['-tag:sale', '!tag=sale'],
    ['NOT tag:sale', '!tag=sale'],
    ['a OR b c', '(*=a | (*=b & *=c))'],
    ['a AND b', '(*=a & *=b)'],
    ['(a OR b) c', '((*=a | *=b) & *=c)'],
    ['((a', '*=a'],
    ['a) b', '(*=a & *=b)'],
    ['OR', ''],
    ['-(a OR b) c', '(!(*=a | *=b) & *=c)'],
    ['- (a', '!*=a'],
    ['a NOT', '*=a'],
    ['title:*ludo*', 'title=ludo…'],
    ['*', ''],
    ['product_type:*', 'product_type=…'],
    ['title:truth\\:dare', 'title=truth:dare'],
    ['\\(live\\) \\*', '(*=(live) & *=*)'],
    ['Café', '*=cafe'],
    ['गली', '*=गली'],
    ["created_at:<'2026-01-01T00:00:00Z'", 'created_at<2026-01-01t00:00:00z'],
    ['tag:', ''],
  ])('%j means %j', (query, meaning) => {
    expect(show(query)).toBe(meaning)
  })

  it('parses any text', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      'OR',
      'NOT',
      '-',
      '"',
      "'",
      'a:',
      ':',
      '*',
      ' ',
      'x',
      '>=',
      '\\',
      'created_at:',
      'price:<',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 40 }).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const expression = readSearchQuery(text)
        if (expression !== null) expect(fitsSearch(expression, () => true)).toBeTypeOf('boolean')
      }),
    )
  })

  it('nests only to a limit', () => {
    expect(() => readSearchQuery('('.repeat(100_000))).not.toThrow()
    expect(() => readSearchQuery('NOT '.repeat(100_000))).not.toThrow()
  })
})
