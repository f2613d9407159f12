import { expect, test } from 'vitest'
import { claimsFor } from '#merchant/claims-for.ts'
import { returnsPolicyFor } from '#merchant/policies/returns.ts'
import { toPolicyWords } from './to-policy-words.ts'

const returnsPolicy = returnsPolicyFor(claimsFor('simulated'))

test('the shop’s policy is used when the store has none', () => {
  expect(toPolicyWords(returnsPolicy, null)).toEqual(returnsPolicy)
})

test('the store’s text replaces the shop’s under the same title', () => {
  const { title, eyebrow, seo } = returnsPolicy
  const blocks = [
    { type: 'paragraph' as const, line: ['Write to us.'] },
    { type: 'list' as const, isOrdered: false, items: [['One'], ['Two']] },
  ]
  const sections = [{ id: 'how-when-1', title: 'How & when?', blocks }]
  const stored = { intro: blocks.slice(0, 1), sections }
  expect(toPolicyWords(returnsPolicy, stored)).toEqual({ title, eyebrow, seo, ...stored })
})
