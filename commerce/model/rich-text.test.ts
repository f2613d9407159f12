import { expect, it } from 'vitest'
import { lineText, type RichBlock, richText } from './rich-text.ts'

it('the text of a line joins its spans', () => {
  expect(lineText(['Draw ', { text: 'one', isStrong: true }, ' card'])).toBe('Draw one card')
})

it('plain text separates blocks with a gap, marks items with a dot, and has a line per row', () => {
  const blocks: readonly RichBlock[] = [
    { type: 'heading', line: ['The box'] },
    { type: 'list', isOrdered: false, items: [['52 cards'], ['A ', { text: 'die', href: '/d' }]] },
    { type: 'table', head: [['Players'], ['Minutes']], rows: [[['3'], ['30']]] },
    {
      type: 'table',
      head: [],
      rows: [
        [['5'], ['60']],
        [['6'], ['75']],
      ],
    },
    { type: 'paragraph', line: ['Enjoy.'] },
  ]
  expect(richText(blocks).split('\n\n')).toEqual([
    'The box',
    '• 52 cards\n• A die',
    'Players Minutes\n3 30',
    '5 60\n6 75',
    'Enjoy.',
  ])
})
