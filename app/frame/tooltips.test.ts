// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { polyfillPopovers } from '#test/jsdom-popovers.ts'
import { startTooltips } from './tooltips.ts'

let open: Set<Element>
let byKeyboard = true
let stop: () => void

beforeEach(() => {
  byKeyboard = true
  open = polyfillPopovers((selector) => (selector === ':focus-visible' ? byKeyboard : null))
  vi.useFakeTimers()
  document.body.innerHTML = `
    <button aria-label="Save for later"><svg></svg></button>
    <a href="/search" aria-label="Search"><svg></svg><span>2</span></a>
    <button aria-label="Buy it now"><svg></svg>Buy</button>
    <p>Words</p>`
  stop = startTooltips()
  fireEvent.keyDown(document, { key: 'Tab' })
})

afterEach(() => {
  stop()
})

const shown = () => [...open].map((bubble) => bubble.textContent)
const heart = () => screen.getByRole('button', { name: 'Save for later' })
const search = () => screen.getByRole('link', { name: 'Search' })
const hover = (element: Element, pointerType = 'mouse') =>
  fireEvent.pointerMove(element, { pointerType })
const bubble = () => document.querySelector<HTMLElement>('.tip-bubble')
/** Scrolls until the control's upper edge is at `top`. */
function scrollTo(control: Element, top: number) {
  vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 44, 44))
  fireEvent.scroll(document)
}
const wait = (ms: number) => vi.advanceTimersByTime(ms)

// spec 9.051
test('appears after a mouse rests on an icon button for 700 ms', () => {
  const svg = heart().querySelector('svg')
  if (svg) hover(svg)
  wait(699)
  expect(shown()).toEqual([])
  wait(1)
  expect(shown()).toEqual(['Save for later'])
  hover(screen.getByText('Words'))
  expect(shown()).toEqual([])
})

test('does not return after a press before the pointer has left', () => {
  hover(heart())
  wait(700)
  fireEvent.pointerDown(heart())
  fireEvent.click(heart())
  // The press changes the icon, which is new below the pointer.
  heart().innerHTML = '<svg></svg>'
  const icon = heart().querySelector('svg')
  if (icon) hover(icon)
  wait(1000)
  expect(shown()).toEqual([])
  hover(screen.getByText('Words'))
  hover(heart())
  wait(700)
  expect(shown()).toEqual(['Save for later'])
})

test('does not appear on focus without the keyboard', () => {
  fireEvent.pointerDown(document)
  heart().focus()
  expect(shown()).toEqual([])
  fireEvent.keyDown(document, { key: 'Tab' })
  search().focus()
  expect(shown()).toEqual(['Search'])
})

test.each(['Enter', ' ', 'Escape'])('does not appear where “%s” moves the focus to', (key) => {
  fireEvent.keyDown(document, { key })
  heart().focus()
  wait(1000)
  expect(shown()).toEqual([])
  fireEvent.keyDown(document, { key: 'Tab' })
  search().focus()
  expect(shown()).toEqual(['Search'])
})

test('does not appear when a pointer only passes', () => {
  hover(heart())
  wait(400)
  hover(screen.getByText('Words'))
  wait(1000)
  expect(shown()).toEqual([])
})

// spec 9.051
test('appears after 300 ms when another was just shown', () => {
  hover(heart())
  wait(700)
  hover(search())
  wait(299)
  expect(shown()).toEqual([])
  wait(1)
  expect(shown()).toEqual(['Search'])
})

test('does not appear on a control with visible text', () => {
  hover(screen.getByRole('button', { name: 'Buy it now' }))
  wait(1000)
  expect(shown()).toEqual([])
})

test('appears at once when reached by Tab; Escape hides it without blocking the dialog', () => {
  heart().focus()
  expect(shown()).toEqual(['Save for later'])
  expect(fireEvent.keyDown(heart(), { key: 'Escape' })).toBe(true)
  expect(shown()).toEqual([])
})

test.each([
  ['focus goes', () => heart().blur()],
  ['it is pressed', () => fireEvent.pointerDown(heart())],
  // Browsers turn Enter and Space into a click.
  ['it is pressed by keyboard', () => fireEvent.click(heart(), { detail: 0 })],
  ['its page scrolls it away', () => scrollTo(heart(), -300)],
])('is hidden when %s', (_, act) => {
  heart().focus()
  act()
  expect(shown()).toEqual([])
})

test('the document says whether the last input was a key', () => {
  const isByKey = () => document.documentElement.hasAttribute('data-key')
  expect(isByKey()).toBe(true)
  fireEvent.pointerDown(heart())
  expect(isByKey()).toBe(false)
})

test('does not appear when a control opens below a resting mouse', () => {
  fireEvent.pointerOver(heart(), { pointerType: 'mouse' })
  wait(1000)
  expect(shown()).toEqual([])
})

test('follows a control that the keyboard scrolled into view', () => {
  heart().focus()
  scrollTo(heart(), 500)
  expect(shown()).toEqual(['Save for later'])
  expect(bubble()?.style.getPropertyValue('--tip-top')).toBe('492px')
})

test('is hidden when the page scrolls under a resting mouse', () => {
  byKeyboard = false
  hover(heart())
  wait(700)
  scrollTo(heart(), 500)
  expect(shown()).toEqual([])
})

test('does not appear on touch', () => {
  byKeyboard = false
  hover(heart(), 'touch')
  heart().focus()
  wait(2000)
  expect(shown()).toEqual([])
})

test('is hidden from screen readers, and removed on stop', () => {
  const bubble = document.querySelector('.tip-bubble')
  expect(bubble?.getAttribute('aria-hidden')).toBe('true')
  hover(heart())
  stop()
  wait(1000)
  expect(shown()).toEqual([])
  expect(document.querySelector('.tip-bubble')).toBeNull()
})
