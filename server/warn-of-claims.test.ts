import { expect, test } from 'vitest'
import type { Answers } from '#merchant/claims.ts'
import { readSettings, type Settings } from './settings.ts'
import { warnOfClaims } from './warn-of-claims.ts'

const hosted = { SHOPIFY_STORE_DOMAIN: 'a.example', SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 't' }
const own = { CATALOGUE_FILE: 'own.json' }
const known = { source: 'our books', date: '2026-11-01' }
const answers: Answers = {
  returnDays: { value: 7, ...known },
  freeShippingAbove: { value: 0, ...known },
  customers: null,
  delivery: null,
}

function listWarnings(settings: Settings, given?: Answers) {
  const warnings: string[] = []
  warnOfClaims(settings, { warn: (message) => warnings.push(message) }, given)
  return warnings
}

test.each([hosted, own])('simulated figures in a shop with its own goods: %o', (environment) => {
  const settings = readSettings({ ...environment, FIGURES: 'simulated' })
  expect(listWarnings(settings)).toEqual([
    'FIGURES=simulated shows invented figures and claims to the buyers of a real shop.',
  ])
})

test.each([{}, { ...hosted, FIGURES: 'off' }])('nothing to say about %o', (environment) => {
  expect(listWarnings(readSettings(environment))).toEqual([])
})

test('measured figures name each question that the merchant has not answered', () => {
  const warnings = listWarnings(readSettings(own), answers)
  expect(warnings).toHaveLength(2)
  expect(warnings[0]).toContain('answer customers in merchant/claims.ts')
  expect(warnings[1]).toContain('answer delivery in merchant/claims.ts')
})
