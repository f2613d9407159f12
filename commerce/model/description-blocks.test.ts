import { expect, test } from 'vitest'
import { readDescription } from './description-blocks.ts'

test('empty lines separate paragraphs, and bulleted lines form a list', () => {
  expect(readDescription('Spin.\nSip.\n\n• 55 cards\n• A spinner\n\nEnd.')).toEqual([
    { type: 'paragraph', text: 'Spin.\nSip.' },
    { type: 'list', items: ['55 cards', 'A spinner'] },
    { type: 'paragraph', text: 'End.' },
  ])
})

test('an empty description has no blocks', () => {
  expect(readDescription('')).toEqual([])
  expect(readDescription(' \n\n ')).toEqual([])
})
