import { expect, it } from 'vitest'
import { readAmount, readCount, readGrams, readHandle, readSwitch, readTags } from './read-cells.ts'

const pair = <Value>(cell: { value: Value; isCorrected: boolean } | null) =>
  cell && [cell.value, cell.isCorrected]

it.each([
  ['799.00', ['799.00', false]],
  ['0', ['0', false]],
  ['1.250', ['1.250', false]],
  ['₹1,09,999.50', ['109999.50', true]],
  ['1,299', ['1299', true]],
  ['Rs. 499', ['499', true]],
  ['499/-', ['499', true]],
  ['0799.00', ['799.00', true]],
  ['INR 799', ['799', true]],
  ['₹१,४९९.५०', ['1499.50', true]],
  ['', null],
  ['-5', null],
  ['1.299,00', null],
  ['12,5', null],
  ['free', null],
  ['$12', null],
  ['1e3', null],
  ['9999999999', null],
])('%j as an amount', (text, expected) => {
  expect(pair(readAmount(text))).toEqual(expected)
})

it.each([
  ['25', [25, false]],
  ['25.0', [25, true]],
  ['-3', [0, true]],
  ['२५', [25, true]],
  ['2.5', null],
  ['many', null],
])('%j as a count', (text, expected) => {
  expect(pair(readCount(text))).toEqual(expected)
})

it.each([
  ['350', [350, false]],
  ['३५०', [350, true]],
  ['453.592', [454, true]],
  ['light', null],
])('%j as grams', (text, expected) => {
  expect(pair(readGrams(text))).toEqual(expected)
})

it.each([
  ['TRUE', true],
  ['yes', true],
  ['continue', true],
  ['False', false],
  ['deny', false],
  ['maybe', undefined],
  ['', undefined],
])('%j as a switch', (text, expected) => {
  expect(readSwitch(text)?.value).toBe(expected)
})

it.each([
  ['drunk-ludo', ['drunk-ludo', false]],
  ['Drunk Ludo!', ['drunk-ludo', true]],
  ['Café  Games', ['cafe-games', true]],
  ['a--b', ['a-b', true]],
  ['/products/x', ['products-x', true]],
  ['लूडो', null],
  ['', null],
])('%j as a handle', (text, expected) => {
  expect(pair(readHandle(text))).toEqual(expected)
})

it.each([
  ['loud, party', [['loud', 'party'], false]],
  [' loud ,, party, ', [['loud', 'party'], false]],
  ['loud, Loud, party, loud', [['loud', 'party'], true]],
  ['', [[], false]],
])('%j as tags', (text, expected) => {
  expect(pair(readTags(text))).toEqual(expected)
})
