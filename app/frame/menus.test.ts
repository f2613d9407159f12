// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { polyfillPopovers } from '#test/jsdom-popovers.ts'
import { startMenus } from './menus.ts'

let open: Set<Element>
let stop: () => void

beforeEach(() => {
  open = polyfillPopovers()
  vi.useFakeTimers()
  document.body.innerHTML = `
    <div class="menu"><button class="menu-button">Shop</button>
    <div class="menu-list"><a href="/a">All</a><a href="/b">Party</a><a href="/c">Combo</a></div></div>
    <p>Words</p>`
  stop = startMenus()
})

afterEach(() => {
  stop()
})

const button = () => screen.getByRole('button', { name: 'Shop' })
const link = (name: string) => screen.getByRole('link', { name })
const isOpen = () => open.size > 0
const hover = (element: Element, pointerType = 'mouse') =>
  fireEvent.pointerOver(element, { pointerType })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key })

// spec 9.052
test('opens under a mouse that rests for 100 ms, and stays for 300 ms', () => {
  hover(button())
  vi.advanceTimersByTime(99)
  expect(isOpen()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isOpen()).toBe(true)
  hover(screen.getByText('Words'))
  vi.advanceTimersByTime(299)
  expect(isOpen()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isOpen()).toBe(false)
})

test('stays open while the mouse crosses the gap to its links', () => {
  hover(button())
  vi.advanceTimersByTime(100)
  hover(screen.getByText('Words'))
  vi.advanceTimersByTime(200)
  hover(link('All'))
  vi.advanceTimersByTime(1000)
  expect(isOpen()).toBe(true)
})

test('a click right after it opened by hover does not close it, a later one does', () => {
  hover(button())
  vi.advanceTimersByTime(100)
  expect(fireEvent.click(button())).toBe(false)
  vi.advanceTimersByTime(600)
  expect(fireEvent.click(button())).toBe(true)
})

test.each(['touch', 'pen'])('does not open on hover with %s', (kind) => {
  hover(button(), kind)
  vi.advanceTimersByTime(1000)
  expect(isOpen()).toBe(false)
})

test('arrow keys open it and move through its links, around both ends', () => {
  button().focus()
  expect(press('ArrowDown')).toBe(false)
  expect([isOpen(), document.activeElement]).toEqual([true, link('All')])
  press('ArrowUp')
  expect(document.activeElement).toBe(link('Combo'))
  press('ArrowDown')
  expect(document.activeElement).toBe(link('All'))
  press('End')
  expect(document.activeElement).toBe(link('Combo'))
  press('Home')
  expect(document.activeElement).toBe(link('All'))
  expect(press('Tab')).toBe(true)
})

test('leaves other keys of the button alone', () => {
  button().focus()
  expect(press('ArrowUp')).toBe(true)
  expect(press('Home')).toBe(true)
  expect(isOpen()).toBe(false)
})
