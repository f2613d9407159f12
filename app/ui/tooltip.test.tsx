// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip, type TooltipWiring } from './tooltip.tsx'

// jsdom supports neither popovers nor :focus-visible.
const open = new Set<HTMLElement>()
let byKeyboard = true

beforeEach(() => {
  byKeyboard = true
  HTMLElement.prototype.showPopover = function showPopover() {
    open.add(this)
  }
  HTMLElement.prototype.hidePopover = function hidePopover() {
    open.delete(this)
  }
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function of(this: Element, selector) {
    return selector === ':focus-visible' ? byKeyboard : matches.call(this, selector)
  })
  vi.useFakeTimers()
})

afterEach(() => {
  // Resets the shorter delay after a recent tooltip.
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  vi.restoreAllMocks()
  open.clear()
})

const shown = () => [...open].map((bubble) => bubble.textContent)
const button = (name: string) => screen.getByRole('button', { name })
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function Heart(props: TooltipWiring) {
  return (
    <button type="button" {...props}>
      Heart
    </button>
  )
}

function renderTwo() {
  render(
    <>
      <Tooltip text="Save for later">{(wiring) => <Heart {...wiring} />}</Tooltip>
      <Tooltip text="Copy the link">
        {(wiring) => (
          <button type="button" {...wiring}>
            Share
          </button>
        )}
      </Tooltip>
    </>,
  )
}

test('describes its control, open or not', () => {
  renderTwo()
  const id = button('Heart').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Save for later')
  expect(document.getElementById(id)?.getAttribute('role')).toBe('tooltip')
})

// spec 9.051
test('opens after the pointer has rested 700 ms, and closes when it leaves', () => {
  renderTwo()
  fireEvent.pointerEnter(button('Heart'), { pointerType: 'mouse' })
  wait(699)
  expect(shown()).toEqual([])
  wait(1)
  expect(shown()).toEqual(['Save for later'])
  fireEvent.pointerLeave(button('Heart'))
  expect(shown()).toEqual([])
})

test('a pointer that only passes opens nothing', () => {
  renderTwo()
  fireEvent.pointerEnter(button('Heart'), { pointerType: 'mouse' })
  wait(400)
  fireEvent.pointerLeave(button('Heart'))
  wait(1000)
  expect(shown()).toEqual([])
})

// spec 9.051
test('the next one opens after 300 ms', () => {
  renderTwo()
  fireEvent.pointerEnter(button('Heart'), { pointerType: 'mouse' })
  wait(700)
  fireEvent.pointerLeave(button('Heart'))
  fireEvent.pointerEnter(button('Share'), { pointerType: 'mouse' })
  wait(299)
  expect(shown()).toEqual([])
  wait(1)
  expect(shown()).toEqual(['Copy the link'])
})

test('opens at once by keyboard, and Escape closes it alone', () => {
  renderTwo()
  act(() => button('Heart').focus())
  expect(shown()).toEqual(['Save for later'])
  const dialogStays = fireEvent.keyDown(button('Heart'), { key: 'Escape' })
  expect(dialogStays).toBe(false)
  expect(shown()).toEqual([])
  expect(fireEvent.keyDown(button('Heart'), { key: 'Escape' })).toBe(true)
})

test('closes on blur and when the control is pressed', () => {
  renderTwo()
  act(() => button('Heart').focus())
  act(() => button('Share').focus())
  expect(shown()).toEqual(['Copy the link'])
  fireEvent.pointerDown(button('Share'))
  expect(shown()).toEqual([])
})

test('touch opens nothing', () => {
  byKeyboard = false
  renderTwo()
  fireEvent.pointerEnter(button('Heart'), { pointerType: 'touch' })
  act(() => button('Heart').focus())
  wait(2000)
  expect(shown()).toEqual([])
})

test('stays open while its parent rerenders', () => {
  const heart = <Tooltip text="Save for later">{(wiring) => <Heart {...wiring} />}</Tooltip>
  const { rerender } = render(heart)
  act(() => button('Heart').focus())
  rerender(<Tooltip text="Saved">{(wiring) => <Heart {...wiring} />}</Tooltip>)
  expect(shown()).toEqual(['Saved'])
})

test('a tooltip cleans up on unmount', () => {
  const { unmount } = render(
    <Tooltip text="Save for later">{(wiring) => <Heart {...wiring} />}</Tooltip>,
  )
  fireEvent.pointerEnter(button('Heart'), { pointerType: 'mouse' })
  unmount()
  wait(2000)
  expect(shown()).toEqual([])
})
