// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RunningText } from './running-text.tsx'

/** Renders the text. @returns its text content, and its parts that stay on one line */
function show(text: string) {
  const { container } = render(<RunningText text={text} />)
  const whole = [...container.querySelectorAll('.whitespace-nowrap')]
  return { text: container.textContent, whole: whole.map((part) => part.textContent) }
}

test('ranges stay on one line with their unit, and the text is unchanged', () => {
  const text = 'Express 1-2 business days, 250-350 g, 50-60 cards.'
  expect(show(text)).toEqual({ text, whole: ['1-2 business', '250-350 g', '50-60 cards'] })
})

test('a time of day stays on one line', () => {
  const text = 'Monday to Saturday, 10 AM to 7 PM.'
  expect(show(text)).toEqual({ text, whole: ['10 AM', '7 PM'] })
})

test('a number of digits or days stays on one line', () => {
  const text = 'A 6-digit PIN code, 30-day returns'
  expect(show(text)).toEqual({ text, whole: ['6-digit', '30-day'] })
})

test('an e-mail address is a link, without the text around it', () => {
  const { container } = render(
    <RunningText text="Write to hello@gully.example. Or (sales@gully.example), 10 AM." />,
  )
  const links = [...container.querySelectorAll('a')]
  expect(links.map(({ href, textContent }) => [href, textContent])).toEqual([
    ['mailto:hello@gully.example', 'hello@gully.example'],
    ['mailto:sales@gully.example', 'sales@gully.example'],
  ])
  expect(container.textContent).toContain('(sales@gully.example), 10 AM.')
})

test('other hyphens can break as usual', () => {
  const text = 'Seven-day returns, COVID-19, 7-Day Return'
  expect(show(text)).toEqual({ text, whole: [] })
})
