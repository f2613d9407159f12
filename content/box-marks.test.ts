import { expect, test } from 'vitest'
import { findBoxMark, splitCount } from './box-marks.ts'

test.each([
  ['55 cards of crime and punishment', 'cards'],
  ['A fold-flat spinner that plays no favourites', 'spinner'],
  ['2 dice that have never once been fair', 'dice'],
  ['A sand timer, in the charades box', 'timer'],
  ['A ludo board with a rule on every star and turn', 'board'],
  ['Rules on one sheet', 'sheet'],
  ['50 rule cards to make bad luck worse', 'cards'],
  ['16 pawns in four colours, ready to be betrayed', 'piece'],
  ['A box strong enough to be thrown, gently, at a cousin', 'box'],
  ['No scoreboard: you will remember the score for years', null],
  ['Stories nobody will put on Instagram, hopefully', null],
])('"%s" gets the icon %s', (item, mark) => expect(findBoxMark(item)).toBe(mark))

test.each([
  ['55 cards of crime', '55', 'cards of crime'],
  ['Rules on 1 sheet', '', 'Rules on 1 sheet'],
  ['24/7 help', '', '24/7 help'],
  ['52', '', '52'],
])('"%s" has the count "%s"', (item, count, rest) =>
  expect(splitCount(item)).toEqual([count, rest]),
)
