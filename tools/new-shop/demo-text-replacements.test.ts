import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../project.ts'
import {
  answerDelivery,
  datePolicy,
  demoTextReplacements,
  replaceTexts,
} from './demo-text-replacements.ts'
import { demoPictures } from './shop-pictures.ts'

test.each(Object.keys(demoTextReplacements))(
  'every text of %s that a new shop replaces exists',
  (path) => {
    const text = readFileSync(join(root, path), 'utf8')
    for (const change of demoTextReplacements[path] ?? []) {
      expect(replaceTexts(text, [change]), String(change[0])).not.toBe(text)
    }
  },
)

test('a new shop tells nothing of the demonstration’s story, and shows none of its boxes', () => {
  const written = ['merchant/story.ts', 'merchant/home.ts', 'merchant/policies/size-guide.ts'].map(
    (path) =>
      replaceTexts(readFileSync(join(root, path), 'utf8'), demoTextReplacements[path] ?? []),
  )
  expect(written.join()).not.toMatch(/quiet|picture: '/)
  expect(
    ['box-sizes', 'closing-phone'].filter((name) => demoPictures.test(`artwork/${name}.webp`)),
  ).toHaveLength(2)
})

test('policies apply from the Indian day on which the shop is made', () => {
  const change = datePolicy(new Date('2027-03-31T19:00:00Z'))
  expect(replaceTexts("  updated: '1 November 2026',", [change])).toBe("  updated: '1 April 2027',")
})

test('texts that the owner has written are unchanged', () => {
  expect(replaceTexts('Ours since 1990', demoTextReplacements['merchant/faq.ts'] ?? [])).toBe(
    'Ours since 1990',
  )
})

test.each([
  [
    '60',
    '999',
    "freeShippingAbove: { value: 999, source: 'our delivery rates', date: '2026-11-01' }",
  ],
  ['0', null, "freeShippingAbove: { value: 0, source: 'our delivery rates', date: '2026-11-01' }"],
  ['60', null, 'freeShippingAbove: null'],
])('a delivery fee of %s, free from %s, is written into the claims', (fee, freeFrom, line) => {
  const claims = readFileSync(join(root, 'merchant/claims.ts'), 'utf8')
  const change = answerDelivery({ fee, freeFrom }, '2026-11-01')
  const changed = replaceTexts(claims, [change])
  expect(changed).toContain(`  ${line},\n`)
  const again = answerDelivery({ fee: '60', freeFrom: '799' }, '2026-11-02')
  expect(replaceTexts(changed, [again])).toContain('freeShippingAbove: { value: 799,')
})
