// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Accordion } from './accordion.tsx'

const items = [
  { id: 'players', question: 'How many can play?', answer: 'Three to ten' },
  { id: 'age', question: 'From what age?', answer: 'Eighteen' },
]

const item = (id: string) => {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`${id} is an item`)
  return found
}

afterEach(() => {
  location.hash = ''
})

test('questions are headings of their level, closed at first', () => {
  render(<Accordion items={items} level={3} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'How many can play?',
    'From what age?',
  ])
  expect(item('players').open).toBe(false)
})

test('a press on the question opens and closes its answer', async () => {
  render(<Accordion items={items} level={2} />)
  await userEvent.click(screen.getByText('How many can play?'))
  expect(item('players').open).toBe(true)
  expect(item('age').open).toBe(false)
  await userEvent.click(screen.getByText('How many can play?'))
  expect(item('players').open).toBe(false)
})

test('items share a name, so that the browser keeps one open', () => {
  render(<Accordion items={items} level={2} name="faq" />)
  expect(items.map(({ id }) => item(id).getAttribute('name'))).toEqual(['faq', 'faq'])
})

test('the fragment of the URL opens its item, on load and later', () => {
  location.hash = '#players'
  render(<Accordion items={items} level={2} />)
  expect(item('players').open).toBe(true)
  location.hash = '#age'
  fireEvent(window, new HashChangeEvent('hashchange'))
  expect(item('age').open).toBe(true)
})

test('a fragment that points elsewhere opens nothing', () => {
  location.hash = '#footer'
  render(
    <>
      <Accordion items={items} level={2} />
      <p id="footer">Foot</p>
    </>,
  )
  expect(items.some(({ id }) => item(id).open)).toBe(false)
})
