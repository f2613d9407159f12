import { expect, test } from 'vitest'
import { readPackFacts } from './pack-fields.ts'

const read = (fields: Readonly<Record<string, string>>) =>
  readPackFacts(new Map(Object.entries(fields)))

const rupees = (amount: unknown, currency_code = 'INR') => JSON.stringify({ amount, currency_code })

test('reads the facts of a pack', () => {
  const pack = read({
    origin: ' India ',
    maker: 'Games Private Limited\n17 Church Street\nBengaluru 560001',
    importer: 'Games Import LLP, Mumbai 400001',
    net_quantity: '1 game: 55 cards',
    mrp: rupees('1099.50'),
    best_before: '24 months from manufacture',
    made: '2026-08',
  })
  expect(pack).toEqual({
    origin: 'India',
    maker: 'Games Private Limited\n17 Church Street\nBengaluru 560001',
    importer: 'Games Import LLP, Mumbai 400001',
    netQuantity: '1 game: 55 cards',
    mrp: { minor: 109_950, currency: 'INR' },
    bestBefore: '24 months from manufacture',
    made: '2026-08',
  })
})

test('a pack without facts is undefined', () => {
  expect(read({})).toBeUndefined()
  expect(read({ origin: ' ', mrp: '', made: 'soon', age: '18+' })).toBeUndefined()
})

test.each([
  ['999', 99_900],
  ['₹1,099', 109_900],
  ['Rs. 349.50', 34_950],
])('an amount as free text is read as rupees: %s', (mrp, minor) => {
  expect(read({ mrp })).toMatchObject({ mrp: { minor, currency: 'INR' } })
})

test.each([
  '0',
  '9.999',
  '"999.00"',
  'null',
  '$999',
  '{}',
  rupees('0'),
  rupees('-5.00'),
  rupees('9.999'),
  rupees('12', 'USD'),
  rupees(null),
  rupees({ toString: 1 }),
])('an MRP of %s is ignored', (mrp) => {
  expect(read({ origin: 'India', mrp })).toMatchObject({ origin: 'India', mrp: null })
})

test.each([
  ['2026-08-31', '2026-08'],
  ['2026-13', null],
  ['08/2026', null],
  ['2026-8', null],
  ['2026-08x', null],
])('%s is read as the month %s', (made, month) => {
  expect(read({ origin: 'India', made })).toMatchObject({ made: month })
})
