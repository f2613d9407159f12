import { expect, test } from 'vitest'
import { readGtin } from './read-gtin.server.ts'

test.each([
  ['8901030865282', '8901030865282'],
  ['890 1030 865282', '8901030865282'],
  ['036000291452', '036000291452'],
  ['96385074', '96385074'],
  ['10614141000415', '10614141000415'],
])('%s is a valid GTIN', (barcode, gtin) => {
  expect(readGtin(barcode)).toBe(gtin)
})

test.each([
  ['a wrong check digit', '8901030865283'],
  ['a number of the shop', '2003700000019'],
  ['a short one of the shop', '20037007'],
  ['a coupon', '9900000000028'],
  ['goods sold by weight', '200370000005'],
  ['words', 'PG-JUGAAD'],
  ['too few digits', '890103086'],
  ['nothing', ''],
])('%s is not a GTIN', (_, barcode) => {
  expect(readGtin(barcode)).toBeNull()
})
