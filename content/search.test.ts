import { expect, it } from 'vitest'
import { category } from './catalogue.ts'
import { search } from './search.ts'

it('groups the digits of large counts', () => {
  expect(search.count(2500, '')).toBe('2,500 games in the shop')
  expect(search.count(1000, 'ludo')).toBe('1,000 games for “ludo”')
  expect(category.found(1234)).toBe('Found 1,234 products')
})
