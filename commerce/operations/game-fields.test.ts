import { expect, test } from 'vitest'
import { readGameFacts, readMetafields } from './game-fields.ts'

const read = (fields: Readonly<Record<string, string>>) =>
  readGameFacts(new Map(Object.entries(fields)))

test('reads metafields as facts', () => {
  const steps = [{ title: 'Spin', text: 'Whoever it likes is up.', note: 'for us' }]
  const facts = read({
    players: '3 to 10',
    minutes: '30 to 60',
    age: '18+',
    benefits: '["Loud", "Quick"]',
    box: '["55 cards"]',
    how_to_play: JSON.stringify(steps),
    cards: '[{"title":"Sip","text":"Point at the worst singer."}]',
    boxes: '["gid://shopify/ProductVariant/1"]',
  })
  expect(facts).toEqual({
    players: '3 to 10',
    minutes: '30 to 60',
    age: '18+',
    benefits: ['Loud', 'Quick'],
    box: ['55 cards'],
    steps: [{ title: 'Spin', text: 'Whoever it likes is up.' }],
    cards: [{ title: 'Sip', text: 'Point at the worst singer.' }],
    boxes: ['gid://shopify/ProductVariant/1'],
  })
})

test.each(['', 'a spinner', '{"0":"a"}', '"one"', 'null', '[1, null, " "]'])(
  'a list of %j counts as absent',
  (value) => {
    const keys = ['benefits', 'box', 'how_to_play', 'cards', 'boxes']
    const facts = read(Object.fromEntries(keys.map((key) => [key, value])))
    expect(facts).toMatchObject({ benefits: [], box: [], steps: [], cards: [], boxes: [] })
  },
)

test('blank numbers count as absent, and blanks around one are dropped', () => {
  expect(read({ players: ' ', minutes: '', age: ' 18+ ' })).toMatchObject({
    ...{ players: null, minutes: null, age: '18+' },
  })
})

test('drops a step without title or text', () => {
  const steps = [
    { title: 'Spin' },
    { text: 'Whoever it likes is up.' },
    { title: 'Spin', text: ' ' },
    { title: ' ', text: 'Whoever it likes is up.' },
    { title: 7, text: 'Whoever it likes is up.' },
    { title: 'Sip', text: 'Or survive.' },
  ]
  expect(read({ how_to_play: JSON.stringify(steps) }).steps).toEqual([
    { title: 'Sip', text: 'Or survive.' },
  ])
})

test('missing metafields are absent', () => {
  expect(read({})).toMatchObject({ benefits: [], box: [], steps: [] })
  const values = readMetafields([null, { key: 'age', value: '18+' }, null], 'product.metafields')
  expect([...values]).toEqual([['age', '18+']])
  expect(readGameFacts(values)).toMatchObject({ players: null, minutes: null, age: '18+' })
})
