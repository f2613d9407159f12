import { expect, test } from 'vitest'
import { zonesFor } from '#merchant/zones-for.ts'
import type { DeliveryZone } from './delivery-zone.ts'
import { findZone } from './find-zone.ts'
import { findZoneFault } from './find-zone-fault.ts'

const zone = (name: string, pins: readonly string[], more: Partial<DeliveryZone> = {}) => ({
  name,
  pins,
  days: [2, 4] as const,
  ...more,
})

const zones = [zone('State', ['56', '57']), zone('City', ['5600']), zone('Street', ['560034'])]

test.each([
  ['560034', 'Street'],
  ['560035', 'City'],
  ['561203', 'State'],
  ['400001', undefined],
  ['56003', undefined],
  ['5600341', undefined],
  ['056003', undefined],
  ['', undefined],
])('%s is in the zone %s: the longest prefix wins', (pinCode, name) => {
  expect(findZone(pinCode, zones)?.name).toBe(name)
  expect(findZone(pinCode, zones.toReversed())?.name).toBe(name)
})

test('an empty prefix matches all other PIN codes of India', () => {
  const all = [zone('Rest', ['']), ...zones]
  expect(findZone('110001', all)?.name).toBe('Rest')
  expect(findZone('560034', all)?.name).toBe('Street')
  expect(findZone('not a code', all)).toBeNull()
  expect(findZone('999999', all)).toBeNull()
  expect(findZone('999999', [...all, zone('Army post', ['9'])])?.name).toBe('Army post')
})

test.each([
  ['"5600345", which is not how a PIN code begins', zone('City', ['5600345'])],
  ['"0", which is not how', zone('City', ['0'])],
  ['"5 6"', zone('City', ['5 6'])],
  ['both have the PIN codes that begin with "56"', zone('City', ['56'])],
  ['has 2 as its last day but 4 as its first', zone('City', ['1'], { days: [4, 2] })],
  ['not whole numbers from 0 to 60', zone('City', ['1'], { days: [1.5, 2] })],
  ['not whole numbers from 0 to 60', zone('City', ['1'], { days: [1, 61] })],
  ['not a whole number of rupees', zone('City', ['1'], { cash: -1 })],
  ['not a whole number of rupees', zone('City', ['1'], { cash: 99.5 })],
])('an invalid zone is reported in a sentence: %s', (words, wrong) => {
  const fault = findZoneFault([...zones, wrong])
  expect(fault).toContain(words)
  expect(fault).toMatch(/^The zones? ".*\.$/)
})

test('the default zones are valid, and used with simulated figures only', () => {
  const simulated = zonesFor('simulated')
  expect(findZoneFault(simulated)).toBeNull()
  expect(findZone('560034', simulated)?.name).toBe('Metro cities')
  expect(zonesFor('measured')).toEqual([])
  expect(zonesFor('off')).toEqual([])
  const answer = { value: zones, source: 'our courier', date: '2026-11-01' }
  for (const source of ['simulated', 'measured', 'off'] as const)
    expect(zonesFor(source, answer)).toBe(zones)
})
