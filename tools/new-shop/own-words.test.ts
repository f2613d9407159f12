import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../project.ts'
import { changeWords, listChanges } from './own-words.ts'

const changes = listChanges('Mela Mandi')

test.each(Object.keys(changes))('every part of %s that a new shop replaces is there', (path) => {
  const text = readFileSync(join(root, path), 'utf8')
  for (const change of changes[path] ?? []) {
    expect(changeWords(text, [change]), String(change[0])).not.toBe(text)
  }
})

test('what the owner has written already stays', () => {
  expect(changeWords('Ours since 1990', changes['merchant/faq.ts'] ?? [])).toBe('Ours since 1990')
})
