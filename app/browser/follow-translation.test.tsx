// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { followTranslation } from './follow-translation.ts'

const { insertBefore, removeChild } = Node.prototype

beforeAll(followTranslation)
afterEach(() => {
  document.body.innerHTML = ''
})
afterAll(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild })
})

const inPlace = (text: Text, font: Element) => text.replaceWith(font)

/** Replaces every text as Chrome does. */
async function translate(words: Record<string, string>, replace = inPlace): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = words[text.data] ?? text.data
    replace(text, font)
  }
  // The observer runs in a microtask.
  await act(async () => undefined)
}

const words = { 'In stock': 'उपलब्ध', ' of Ludo': ' लूडो', Two: 'दो' }

const Line = ({ stock, count }: { stock: boolean; count: string }) => (
  <p>
    {stock && 'In stock'}
    {count}
    {' of Ludo'}
  </p>
)

const line = () => screen.getByText((_, element) => element?.tagName === 'P').textContent

it('a translated text is removed, and another put before one', async () => {
  const { rerender } = render(<Line stock count="Two" />)
  await translate(words)
  expect(line()).toBe('उपलब्धदो लूडो')
  rerender(<Line stock={false} count="Two" />)
  expect(line()).toBe('दो लूडो')
  rerender(<Line stock count="Two" />)
  expect(line()).toBe('In stockदो लूडो')
})

it('a text that changes is shown in place of its old translation, and may be translated again', async () => {
  const { rerender } = render(<Line stock count="Two" />)
  await translate(words)
  rerender(<Line stock count="Three" />)
  await act(async () => undefined)
  expect(line()).toBe('उपलब्धThree लूडो')
  await translate({ Three: 'तीन' })
  expect(line()).toBe('उपलब्धतीन लूडो')
  rerender(<Line stock={false} count="Four" />)
  await act(async () => undefined)
  expect(line()).toBe('Four लूडो')
})

it('a text whose translation is gone does not fail the page', async () => {
  const { rerender } = render(<Line stock count="Two" />)
  await translate(words)
  document.querySelector('font')?.remove()
  rerender(<Line stock={false} count="Two" />)
  expect(line()).toBe('दो लूडो')
})

it.each(['before', 'after'] as const)(
  'texts side by side keep their own translations, which were put %s them',
  async (side) => {
    const { rerender } = render(<Line stock count="Two" />)
    await translate(words, (text, font) => {
      text[side](font)
      text.remove()
    })
    rerender(<Line stock={false} count="Three" />)
    await act(async () => undefined)
    expect(line()).toBe('Three लूडो')
  },
)
